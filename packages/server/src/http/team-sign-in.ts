import type { Context, Hono, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import type { Html } from "../html";
import {
  askForLink,
  endSession,
  LINK_MS,
  readLink,
  SESSION_MS,
  signInPath,
  spendLink,
  TEAM_PATH,
} from "../leads/team-access";
import { shell, shortPage } from "./form-page";
import { tooMany } from "./link-routes";
import { formOf, teamAnswer } from "./team-answers";
import { cookiesOf, SESSION, type TeamOptions } from "./team-session";

/** What the browser keeps for 15 minutes that asked for a link. */
const BROWSER = "maloca_pide";

const ASK = `${TEAM_PATH}/enlace`;
const LEAVE = `${TEAM_PATH}/salir`;

/**
 * How the team signs in: somebody types an address, its mailbox gets a link, and the link's button opens a session.
 * Opening the link opens nothing, and its button alone nothing outside the browser that asked: mail scanners open and
 * press.
 */
export function addSignIn(app: Hono, options: TeamOptions): void {
  const { database, logCall, secondsToWait, onLead } = options;
  const { keep, forget } = cookiesOf(options);
  const secretOf = (c: Context) => c.req.param("secret") ?? "";
  const shownBy = (c: Context, address?: string) => ({ browser: getCookie(c, BROWSER), address });

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
}

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

async function typedAddress(c: Context): Promise<string> {
  const { email } = await formOf(c);
  return typeof email === "string" ? email.trim() : "";
}

interface Typed {
  typed?: string;
  error?: string;
}

/** What was sent after the session had ended. */
interface Unsaved {
  unsaved?: string;
}

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
