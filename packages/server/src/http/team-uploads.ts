import { BODY_LIMIT } from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { LONGEST_NOTE } from "../leads/course";
import { TEAM_PATH } from "../leads/team-access";
import { shell } from "./form-page";
import type { UnfitBody } from "./limit-body";
import { teamAnswer } from "./team-answers";
import { hasCookie, type TeamSession } from "./team-session";

// Which forms of the desk may be long, and what is said where one is too long.

/** Where documents are changed, and photographs are sent to. */
export const DOCUMENT_PATH = `${TEAM_PATH}/documento`;

const takesPhotos = (path: string) => path === DOCUMENT_PATH;

/** A photograph as a phone takes it: too heavy for a page, and read so that its form can say so. */
const UPLOAD_LIMIT = 12 * 1024 * 1024;

/**
 * The longest body of a call. The cookie proves nothing yet: the route of photographs reads no body before it knows the
 * session. A form of a browser always says its length, and sends a file in parts; as one line 12 MB took 3.6 s to read.
 */
export const mostBytes = (c: Context): number =>
  takesPhotos(c.req.path) &&
  hasCookie(c) &&
  c.req.header("content-length") &&
  c.req.header("content-type")?.startsWith("multipart/")
    ? UPLOAD_LIMIT
    : BODY_LIMIT;

/** Refuses a photograph of who has no session before anything of it is read, which may be long. */
export function addUploadGuard(
  app: Hono,
  sessionOf: (c: Context) => Promise<TeamSession | null>,
): void {
  app.post(DOCUMENT_PATH, async (c, next) => {
    const isLong = Number(c.req.header("content-length")) > BODY_LIMIT;
    return isLong && !(await sessionOf(c)) ? endedPress(c, 403) : next();
  });
}

/** The page for a body that is not read: a note is the only long one. Null where no page of the team stands. */
export function unfitPress(c: Context, status: UnfitBody) {
  const isPhoto = takesPhotos(c.req.path);
  if (isPhoto && !hasCookie(c)) return endedPress(c, status);
  // Of a session that has ended the browser still has the cookie, and nothing is read that could tell.
  const mend = isPhoto
    ? html`La foto pesa demasiado. Si tu sesión terminó, <a href="${TEAM_PATH}" target="_blank">entra primero en otra pestaña</a>. Vuelve atrás en el navegador, donde sigue lo que escribiste, y elige una más liviana.`
    : `Es demasiado largo; una nota, por ejemplo, lleva hasta ${LONGEST_NOTE} letras. Vuelve atrás en el navegador, donde sigue lo que escribiste, y acórtalo.`;
  return c.req.path === TEAM_PATH || c.req.path.startsWith(`${TEAM_PATH}/`)
    ? teamAnswer(
        c,
        shell("No se guardó", html`<h1>No se guardó</h1><p class="lead">${mend}</p>`, {
          desk: true,
        }),
        status,
      )
    : null;
}

/**
 * The page for a photograph that came without a session, of which nothing is read. A browser keeps what was typed, and
 * shows it where its way back leads to the form again.
 */
const endedPress = (c: Context, status: 403 | UnfitBody) =>
  teamAnswer(
    c,
    shell(
      "Tu sesión terminó",
      html`<h1>Tu sesión terminó</h1>
<p class="lead">La foto no se envió. Entra primero en otra pestaña, y después vuelve atrás en esta: ahí sigue lo que escribiste. La foto se elige de nuevo.</p>
<p><a class="button" href="${TEAM_PATH}" target="_blank">Entrar en otra pestaña</a></p>`,
      { desk: true },
    ),
    status,
  );
