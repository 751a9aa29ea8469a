import { BODY_LIMIT, type ListedTrip, settings } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import type { createContentCommands } from "../content/commands";
import type { Html } from "../html";
import { LONGEST_NOTE } from "../leads/course";
import { sign } from "../leads/links";
import {
  askForLink,
  endSession,
  LINK_MS,
  readLink,
  readSession,
  SESSION_MS,
  signInPath,
  spendLink,
  TEAM_PATH,
} from "../leads/team-access";
import { isPlaceholder } from "../placeholders";
import { sameSecret } from "../storage/digest";
import { shell, shortPage } from "./form-page";
import { FORM_POLICY } from "./form-style";
import type { House } from "./house";
import type { UnfitBody } from "./limit-body";
import { tooMany } from "./link-routes";
import { onlyOwnPages } from "./own-page";
import type { Receiver } from "./receive-lead";
import type { RouteTools } from "./responses";

/** What the browser of a colleague keeps, and for 15 minutes one that asked for a link. */
const SESSION = "maloca_equipo";
const BROWSER = "maloca_pide";

/** Where photographs are sent to: a trip's here, others below. */
export const PHOTOS_PATH = `${TEAM_PATH}/fotos`;

const takesPhotos = (path: string) => path === PHOTOS_PATH || path.startsWith(`${PHOTOS_PATH}/`);

/** A photograph as a phone takes it: too heavy for a page, and read so that its form can say so. */
const UPLOAD_LIMIT = 12 * 1024 * 1024;

/**
 * The longest body of a call. The cookie proves nothing yet: the route of photographs reads no body before it knows the
 * session. A form of a browser always says its length, and sends a file in parts; as one line 12 MB took 3.6 s to read.
 */
export const mostBytes = (c: Context): number =>
  takesPhotos(c.req.path) &&
  getCookie(c, SESSION) &&
  c.req.header("content-length") &&
  c.req.header("content-type")?.startsWith("multipart/")
    ? UPLOAD_LIMIT
    : BODY_LIMIT;

const ASK = `${TEAM_PATH}/enlace`;
const LEAVE = `${TEAM_PATH}/salir`;

export interface TeamOptions extends RouteTools {
  /** The addresses of its members. */
  team: readonly string[];
  /** Whether the visitor came over HTTPS. */
  isSecure?: ((c: Context) => boolean) | undefined;
  /** Stores what the team writes down, as what visitors send. */
  receiver: Pick<Receiver, "receiveLead">;
  /** What the server knows of itself. */
  house: House | undefined;
  /** What is on sale. */
  trips: () => readonly ListedTrip[];
  /** How its documents are published; without it, the desk does not. */
  content?: Pick<Parameters<typeof createContentCommands>[0], "render"> & {
    /** A trip's page before it is published. */
    pageOf?(documents: Documents, slug: string): Promise<string | undefined>;
    onPublished(): void;
  };
}

/** A colleague's session. */
export interface TeamSession {
  /** The colleague's id. */
  id: string;
  /** What the forms of this session's pages carry, and no other page knows. */
  seal: string;
}

/**
 * How the team signs in: somebody types an address, its mailbox gets a link, and the link's button opens a session.
 * Opening the link opens nothing, and its button alone nothing outside the browser that asked: mail scanners open and
 * press. Returns how a page reads its caller's session; null where there is none.
 */
export function addTeamSession(app: Hono, options: TeamOptions) {
  const { database, logCall, secondsToWait, onLead } = options;
  const secure = (c: Context) =>
    options.isSecure?.(c) ||
    (settings.siteUrl.startsWith("https:") && !isPlaceholder(settings.siteUrl));
  const keep = (c: Context, name: string, secret: string, lastsMs: number) =>
    setCookie(c, name, secret, {
      ...{ path: TEAM_PATH, httpOnly: true, sameSite: "Lax", secure: secure(c) },
      maxAge: lastsMs / 1000,
    });
  const forget = (c: Context, name: string) => deleteCookie(c, name, { path: TEAM_PATH });
  const secretOf = (c: Context) => c.req.param("secret") ?? "";
  const shownBy = (c: Context, address?: string) => ({ browser: getCookie(c, BROWSER), address });

  app.use(`${TEAM_PATH}/*`, onlyOwnPages(refusePress));
  const limited: MiddlewareHandler = async (c, next) => {
    const seconds = await secondsToWait(c);
    return seconds ? tooMany(c, seconds) : next();
  };

  app.post(ASK, logCall(ASK), limited, async (c) => {
    const typed = await typedAddress(c);
    if (!typed.includes("@"))
      return teamAnswer(
        c,
        askPage({ typed, error: "Escribe tu correo completo, como ana@example.org." }),
        422,
      );
    keep(c, BROWSER, await askForLink(options, typed), LINK_MS);
    onLead();
    return teamAnswer(
      c,
      shortPage({
        title: "Revisa tu correo",
        text: "Si esa dirección es de alguien del equipo, le llega un enlace en unos minutos. Ábrelo en este mismo aparato: sirve una vez, durante 15 minutos. Si no llega, míralo entre los no deseados, o pide otro en diez minutos.",
      }),
    );
  });

  app.get(signInPath(":secret"), async (c) => {
    const link = await readLink(options, secretOf(c), shownBy(c));
    return link ? teamAnswer(c, signInPage({ asks: link.opensBy === "address" })) : gone(c);
  });

  app.post(signInPath(":secret"), logCall(signInPath("")), limited, async (c) => {
    const secret = secretOf(c);
    const typed = await typedAddress(c);
    const shown = shownBy(c, typed);
    const link = await readLink(options, secret, shown);
    if (link?.opensBy === "address") {
      const error = typed
        ? "A esa dirección no llegó este enlace."
        : "Escribe el correo al que te llegó.";
      return teamAnswer(c, signInPage({ asks: true, typed, error }), 422);
    }
    const session = await spendLink(options, secret, shown);
    if (!session) return gone(c);
    await leave(c);
    forget(c, BROWSER);
    keep(c, SESSION, session, SESSION_MS);
    return c.redirect(TEAM_PATH, 303);
  });

  /** Ends the browser's session. */
  async function leave(c: Context) {
    const secret = getCookie(c, SESSION);
    if (secret) await endSession(database, secret);
    forget(c, SESSION);
  }

  app.post(LEAVE, logCall(LEAVE), async (c) => {
    await leave(c);
    return c.redirect(TEAM_PATH, 303);
  });

  async function sessionOf(c: Context): Promise<TeamSession | null> {
    const secret = getCookie(c, SESSION);
    if (!secret || isReadByScript(c)) return null;
    const id = await readSession(options, secret);
    return id === null ? null : { id, seal: await sign(secret, "form") };
  }

  // Before anything of a photograph is read, which may be long.
  app.post(`${PHOTOS_PATH}/*`, async (c, next) => {
    const isLong = Number(c.req.header("content-length")) > BODY_LIMIT;
    return isLong && !(await sessionOf(c)) ? endedPress(c, 403) : next();
  });

  return sessionOf;
}

/** Whether a form came from a page of this session: another page of this origin cannot read one. */
export const isSealed = async (session: TeamSession, seal: unknown) =>
  typeof seal === "string" && (await sameSecret(seal, session.seal));

/** A script of another page of this origin asks with the same cookie. A browser says that it is no page. */
const isReadByScript = (c: Context) =>
  (c.req.header("sec-fetch-dest") ?? "document") !== "document";

export const refusePress = (c: Context) =>
  teamAnswer(
    c,
    shortPage({
      title: "No se hizo",
      text: "Abre la página del equipo de nuevo, y presiona allí.",
    }),
    403,
  );

const gone = (c: Context) =>
  teamAnswer(
    c,
    shell(
      "Este enlace ya no sirve",
      html`<h1>Este enlace ya no sirve</h1><p class="lead">Sirve una vez, durante 15 minutos.</p>
<p><a class="button" href="${TEAM_PATH}">Pedir otro</a></p>`,
    ),
    404,
  );

/** What a form sent; nothing if that is no form, as when it ends before it is whole. */
export const formOf = (c: Context): Promise<Record<string, string | File | (string | File)[]>> =>
  c.req.parseBody({ all: true }).catch(() => ({}));

async function typedAddress(c: Context): Promise<string> {
  const { email } = await formOf(c);
  return typeof email === "string" ? email.trim() : "";
}

/** Answers with a page of the team. */
export function teamAnswer(
  c: Context,
  page: Html | string,
  status: 200 | 403 | 404 | 422 | 429 | 500 | 503 | UnfitBody = 200,
  policy = FORM_POLICY,
) {
  c.header("Cache-Control", "no-store");
  c.header("Content-Security-Policy", policy);
  // Not `no-referrer`: with it an older browser would not say which page sent a form.
  c.header("Referrer-Policy", "same-origin");
  // No page that opens this one in a window can read it there.
  c.header("Cross-Origin-Opener-Policy", "same-origin");
  c.header("Cross-Origin-Resource-Policy", "same-origin");
  return c.html(page, status);
}

interface Typed {
  typed?: string;
  error?: string;
}

/** What was sent after the session had ended. */
interface Unsaved {
  unsaved?: string;
}

/** The page for a body that is not read: a note is the only long one. Null where no page of the team stands. */
export function unfitPress(c: Context, status: UnfitBody) {
  const isPhoto = takesPhotos(c.req.path);
  if (isPhoto && !getCookie(c, SESSION)) return endedPress(c, status);
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

const addressField = (label: string, { typed = "", error }: Typed): Html =>
  html`<div class="field"><label for="email">${label}</label><input id="email" name="email" type="email" autocomplete="email" value="${typed}"${error && html` aria-invalid="true" aria-describedby="email-error"`}>${error && html`<p class="error" id="email-error">${error}</p>`}</div>`;

/** What everybody sees who has no session, at any address of the team's. */
export const askPage = ({ unsaved, ...field }: Typed & Unsaved = {}): Html =>
  shell(
    "Página del equipo",
    html`${
      unsaved &&
      html`<div class="notice"><strong>Tu sesión terminó, y lo que escribiste no se guardó</strong>
<label for="unsaved">Cópialo antes de entrar:</label><textarea id="unsaved" rows="6" readonly>
${unsaved}</textarea></div>`
    }<h1>Página del equipo</h1>
<p class="lead">Escribe tu correo. Si eres del equipo, te llega un enlace para entrar.</p>
<form action="${ASK}" method="post" novalidate>
${addressField("Tu correo", field)}
<button type="submit">Enviarme un enlace</button></form>`,
    { desk: true },
  );

const signInPage = ({ asks, ...field }: Typed & { asks: boolean }): Html =>
  shell(
    "Entrar a la página del equipo",
    html`<h1>Entrar a la página del equipo</h1>
<p class="lead">Quedas dentro en este aparato durante 30 días, o hasta que salgas.</p>
<form method="post" novalidate>
${asks && addressField("El correo al que te llegó este enlace", field)}
<button type="submit">Entrar</button></form>`,
    { desk: true },
  );

/** The button that ends the session. */
export const leaveForm = (): Html =>
  html`<form action="${LEAVE}" method="post"><button type="submit" class="quiet">Salir en este aparato</button></form>`;
