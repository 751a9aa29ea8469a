import type { FieldErrors, ListedTrip, Notice, RequestFields } from "@maloca/catalog";
import { subjectOf } from "@maloca/catalog/subject";
import type { Context } from "hono";
import { html } from "hono/html";
import type { Html } from "../html";
import { checkNoted, notedForm, notedLabels, SPOKEN_CONSENT } from "../leads/noted";
import { TEAM, TEAM_PATH } from "../leads/team-access";
import { fieldOf } from "./form-page";
import type { Receiver } from "./receive-lead";
import { teamAnswer } from "./team-answers";
import { type Desk, type DeskRoutes, deskPage, hiddenFields, type Sent } from "./team-page";

/** Where the team writes down what somebody asked for by telephone, by WhatsApp or in person. */
export const NOTED_PATH = `${TEAM_PATH}/anotar`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const AGREED = "agreed";
const AGREEMENT = "La persona aceptó de palabra que guardemos sus datos para responderle.";
const NOT_AGREED = "Sin su permiso no se guardan sus datos: pídeselo, y marca la casilla.";

/** Each trip with each of its packages, as a visitor's booking names them. */
const subjects = (trips: readonly ListedTrip[]) =>
  trips
    .flatMap((trip) =>
      ["", ...trip.packages.map(({ name }) => name)].map((name) =>
        subjectOf({ ...trip, package: name }),
      ),
    )
    .sort((one, other) => one.localeCompare(other, "es"));

interface Refused {
  errors?: FieldErrors;
  notice?: Notice;
  /** Whether the next press writes down another request: else it is the same one, however often it is pressed. */
  another?: boolean;
}

function notedPage(desk: Desk, sent: Sent, { errors = {}, notice, another }: Refused = {}): Html {
  const id = UUID.test(sent("id")) && !another ? sent("id") : crypto.randomUUID();
  const chosen = sent("destination");
  const trips = [...new Set([...subjects(desk.trips), "Otra cosa", ...(chosen ? [chosen] : [])])];
  const fields: RequestFields = { ...notedForm, destination: { type: "choice", choices: trips } };
  const labels = { ...Object.fromEntries(trips.map((trip) => [trip, trip])), ...notedLabels };
  const typed = new URLSearchParams(Object.keys(fields).map((name) => [name, sent(name)]));
  const wrong = errors[AGREED];
  const title = "Anotar una solicitud";
  return deskPage(
    notice || Object.keys(errors).length ? `Revisa lo que escribiste. ${title}` : title,
    html`${notice && html`<div class="notice" role="alert"><strong>${notice.title}</strong> ${notice.text}</div>`}
<h1>${title}</h1>
<p>La que llegó por teléfono, por WhatsApp o en persona. Queda con las demás, y a nadie le llega un correo: ni a la persona ni al equipo. Basta un teléfono o un correo.</p>
<form method="post" action="${NOTED_PATH}" novalidate>${hiddenFields(desk, { id })}
${Object.entries(fields).map(([name, field]) => html`${fieldOf(name, field, { labels, typed, errors, lang: "es" })}\n`)}
<p class="consent"><label class="box"><input type="checkbox" name="${AGREED}" value="1"${sent(AGREED) && " checked"}${wrong && html` aria-invalid="true" aria-describedby="${AGREED}-error"`}> <span>${AGREEMENT}</span></label></p>${wrong && html`<p class="error" id="${AGREED}-error">${wrong}</p>`}
<button type="submit">Anotarla</button></form>
<p><a href="${TEAM_PATH}">No anotar</a></p>`,
  );
}

/** What was typed, a line a field. */
const typedIn = (sent: Sent): string =>
  Object.keys(notedForm)
    .filter((name) => sent(name).trim())
    .map((name) => `${notedLabels[name]}: ${sent(name)}`)
    .join("\n");

export function addNotedRoutes(
  { page, press }: DeskRoutes,
  { receiveLead }: Pick<Receiver, "receiveLead">,
): void {
  page(NOTED_PATH, (desk, c) =>
    teamAnswer(
      c,
      notedPage(desk, () => ""),
    ),
  );

  async function write(c: Context, desk: Desk, sent: Sent): Promise<Response> {
    const again = (status: 422 | 429 | 500 | 503, refused: Refused) =>
      teamAnswer(c, notedPage(desk, sent, refused), status);
    const noted_by = desk.names.get(desk.colleague.id) ?? TEAM;
    const result = await receiveLead(c, {
      kind: "noted",
      parse: () => Object.fromEntries(Object.keys(notedForm).map((name) => [name, sent(name)])),
      check(typed) {
        const { data, errors } = checkNoted(typed);
        const wrong: FieldErrors = { ...errors, ...(!sent(AGREED) && { [AGREED]: NOT_AGREED }) };
        return Object.keys(wrong).length ? { errors: wrong } : { data: { ...data, noted_by } };
      },
      details: () => ({
        ...{ partner: null, source: null, honeypot: undefined, filledMs: undefined },
        consentVersion: SPOKEN_CONSENT,
        idempotencyKey: UUID.test(sent("id")) ? sent("id") : null,
      }),
    });
    switch (result.outcome) {
      case "stored":
        return c.redirect(`${TEAM_PATH}/${result.reference}`, 303);
      case "invalid":
        return again(422, {
          errors: result.errors,
          notice: { title: "No se anotó.", text: "Revisa lo que está marcado." },
        });
      case "key-reused":
        return again(422, {
          another: true,
          notice: {
            title: "Ya anotaste una solicitud con este formulario.",
            text: "Está en la lista. Si esta es otra, presiona “Anotarla” de nuevo.",
          },
        });
      case "rate-limited":
        c.header("Retry-After", String(result.seconds));
        return again(429, {
          notice: {
            title: "No se anotó.",
            text: `Espera ${result.seconds} s y presiona de nuevo.`,
          },
        });
      default: {
        const unavailable = result.outcome === "failed" && result.unavailable;
        return again(unavailable ? 503 : 500, {
          notice: {
            title: "No se anotó.",
            text: "El servidor no pudo guardarla. Presiona de nuevo.",
          },
        });
      }
    }
  }

  press(NOTED_PATH, write, typedIn);
}
