import { settings } from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Html } from "../html";
import { leadKindNames, leadKinds } from "../leads/lead-kinds";
import { shownText } from "../leads/shown-text";
import {
  type Figures,
  figureNames,
  type Month,
  readStatement,
  STATEMENT_PATH,
  type Statement,
} from "../leads/statements";
import { monthName } from "../moments";
import { privatePage, shell, uselessPage } from "./form-page";
import type { RouteTools } from "./responses";

const labels: Record<keyof Figures, string> = {
  ...(Object.fromEntries(leadKindNames.map((kind) => [kind, leadKinds[kind].names[1]])) as Record<
    (typeof leadKindNames)[number],
    string
  >),
  answered: "Respondidas",
  won: "Ganadas",
  lost: "Perdidas",
  unanswered: "Sin respuesta",
};

/** What a hotel reads of the requests that came from its page: a page and a CSV file, without personal data. */
export function addStatementRoutes(
  app: Hono,
  { database, clock }: Pick<RouteTools, "database" | "clock">,
): void {
  const path = `${STATEMENT_PATH}/:id/:signature`;
  const statementOf = (c: Context) => {
    const link = { id: c.req.param("id") ?? "", signature: c.req.param("signature") ?? "" };
    return readStatement(database, link, clock());
  };

  app.get(path, async (c) => {
    const statement = await statementOf(c);
    if (!statement) return useless(c);
    return privatePage(c, statementPage(statement, `${c.req.path}/solicitudes.csv`));
  });

  app.get(`${path}/solicitudes.csv`, async (c) => {
    const statement = await statementOf(c);
    if (!statement) return useless(c);
    return c.body(toCsv(statement), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="solicitudes.csv"',
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    });
  });
}

const useless = (c: Context) =>
  uselessPage(c, { title: "Este enlace no sirve", text: `Pide otro a ${settings.brand}.` });

/** The months in order. */
const toCsv = ({ months }: Statement): string =>
  [
    ["mes", ...figureNames.map((name) => labels[name].toLowerCase())].join(","),
    ...months.map((one) => [one.month, ...figureNames.map((name) => one[name])].join(",")),
    "",
  ].join("\r\n");

function statementPage({ partner, months }: Statement, csv: string): Html {
  const title = `Solicitudes desde ${shownText(partner)}`;
  return shell(
    title,
    html`<h1>${title}</h1>
<p class="lead">Lo que llegó a ${settings.brand} desde la página de ${shownText(partner)}, mes a mes y sin datos personales.</p>
${monthList(months)}
<p><a class="button" href="${csv}">Descargar en CSV</a></p>
<h2>Qué se cuenta</h2>
<ul>
<li>Cada solicitud que se envió desde la página, en el mes en que llegó, hora de Colombia. Quien envía la misma dos veces cuenta una.</li>
<li>No cuentan las pruebas ni lo que parece de un robot.</li>
<li>Respondidas, ganadas y perdidas cuentan en el mes en que pasó, sin importar cuándo llegó la solicitud. Es lo que marcó el equipo.</li>
<li>Sin respuesta son las del mes que nadie había respondido cuando terminó. El boletín no espera respuesta.</li>
<li>Se cuenta de nuevo cada vez que abres esta página. Lo que ya se borró, porque cumplió su plazo o porque alguien lo pidió, no se cuenta.</li>
</ul>`,
  );
}

/** The newest month first. */
export const monthList = (months: readonly Month[]): Html =>
  html`${[...months].reverse().map((month, index) => monthOf(month, index === 0))}`;

const monthOf = (figures: Month, isCurrent: boolean): Html =>
  html`<h2>${monthName(figures.month)}${isCurrent && ", hasta hoy"}</h2>
<dl class="figures">${figureNames
    .filter((name) => figures[name] || name === "unanswered" || name === "answered")
    .map((name) => html`<div><dt>${labels[name]}</dt><dd>${figures[name]}</dd></div>`)}</dl>
`;
