import { html } from "hono/html";
import type { Html } from "../html";
import { countMonths, type MonthCount } from "../leads/figures";
import { type LeadKindName, leadKindNames, leadKinds } from "../leads/lead-kinds";
import { TEAM_PATH } from "../leads/team-access";
import { monthName } from "../moments";
import type { Database } from "../storage/database";
import { type Desk, deskPage } from "./team-page";

/** How many leads came in each month, and what became of them, by kind. */
export async function figuresPage(database: Database, { now }: Desk): Promise<Html> {
  const counts = await countMonths(database, now);
  const months = [...new Set(counts.map(({ month }) => month))].sort().reverse();
  return deskPage(
    "Cifras",
    html`<h1>Cifras</h1>
<p>De lo que llegó en cada mes, cuánto se ha respondido y ganado hasta hoy. Sin pruebas, y sin lo que parece de un robot.</p>
${
  months.length
    ? html`<table><thead><tr><th scope="col">Mes y tipo</th><th scope="col">Llegaron</th><th scope="col">Respondidas</th><th scope="col">Ganadas</th></tr></thead>
${months.map((month) => monthOf(month, counts))}</table>`
    : html`<p class="lead">Todavía no ha llegado ninguna.</p>`
}`,
    `${TEAM_PATH}/cifras`,
  );
}

function monthOf(month: string, counts: readonly MonthCount[]): Html {
  const inMonth = counts.filter((count) => count.month === month);
  const kinds = leadKindNames.filter((name) => inMonth.some(({ kind }) => kind === name));
  return html`<tbody>${rowOf("rowgroup", monthName(month), inMonth)}
${kinds.map((name) =>
  rowOf(
    "row",
    leadKinds[name].names[1],
    inMonth.filter(({ kind }) => kind === name),
    name,
  ),
)}</tbody>
`;
}

function rowOf(
  scope: string,
  title: string,
  counts: readonly MonthCount[],
  kind?: LeadKindName,
): Html {
  const sum = (counted: (count: MonthCount) => boolean) =>
    counts.filter(counted).reduce((all, { leads }) => all + leads, 0);
  // A kind that nobody answers has no such figures.
  const isAnswered = !kind || !leadKinds[kind].unanswered;
  return html`<tr><th scope="${scope}">${title}</th><td>${sum(() => true)}</td><td>${isAnswered ? sum(({ state }) => state !== "waiting") : "–"}</td><td>${isAnswered ? sum(({ state }) => state === "won") : "–"}</td></tr>`;
}
