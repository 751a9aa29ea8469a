import { settings } from "@maloca/catalog";
import { html, raw } from "hono/html";
import type { Html } from "../html";
import {
  type Delays,
  delaySteps,
  type FirstAnswers,
  type FirstAnswersBy,
  RECENT_DAYS,
} from "../leads/delays";
import { type LeadMeasure, leadMeasures, type Measure, type Sum } from "../leads/stats";
import { START } from "../leads-command";
import { longMoment } from "../moments";
import { type Bar, barChart, columnChart, numbersTable } from "./charts";
import { REPORT_STYLE } from "./report-style";
import {
  duration,
  MEASURE_WORDS,
  nameOf,
  type SumsReader,
  totalOf,
  withoutRobots,
} from "./stats-table";
import { counted, number } from "./terminal";

/** A year fits the page; the rest is in `stats --by week`. */
const WEEKS = 52;

/** Rows of a chart; the smaller ones are added up in one more row. */
const ROWS = 8;

const day = new Intl.DateTimeFormat("es-CO", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/**
 * A self-contained page: no script, no request, no names of people. Each part is yielded before the next is
 * read.
 */
export async function* writeReport(
  read: SumsReader,
  now: Date,
): AsyncGenerator<string, void, void> {
  const title = `Solicitudes de ${settings.brand}`;
  yield html`<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>${raw(REPORT_STYLE)}</style></head><body>
${STRIPES}
<header><p>${settings.brand}</p><h1>Lo que pidieron los viajeros</h1>
`.toString();
  const robots = await read.robots();
  yield html`<p>Hasta el ${longMoment(now.toISOString())}, hora de Colombia.${robots ? ` ${withoutRobots(robots)}` : ""}</p></header>
`.toString();
  const sums = await read.leadStats(leadMeasures);
  const delays = await read.delays();
  yield html`<main><dl>${factsOf(sums, delays).map(([value, label]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${weeks(sums.week)}
<div class="columns">
`.toString();
  yield html`${chart("Por destino", "destination", await read.stats("destination"))}
${chart("Por tipo de solicitud", "kind", sums.kind)}
${chart("Por sitio aliado", "partner", sums.partner)}
${chart("Por origen de la visita", "source", sums.source)}
${waits(delays)}
`.toString();
  const answers = await read.firstAnswers();
  yield html`${firstAnswers("kind", answers.kind)}
${firstAnswers("partner", answers.partner)}
</div></main></body></html>
`.toString();
}

function factsOf(
  sums: Record<LeadMeasure, Sum[]>,
  delays: Delays,
): [value: string, label: string][] {
  const total = totalOf(sums.kind);
  const partners = sums.partner.filter(({ key }) => key);
  return [
    [number.format(total), total === 1 ? "solicitud en total" : "solicitudes en total"],
    [number.format(sums.week.at(-1)?.leads ?? 0), "en la última semana con solicitudes"],
    [
      number.format(totalOf(partners)),
      `desde ${counted(partners.length, "sitio aliado", "sitios aliados")}`,
    ],
    [duration(delays.median), "mediana hasta el aviso al equipo"],
  ];
}

/** Bars that are not one of the series differ by stripes, not by colour alone. */
const STRIPES = html`<svg width="0" height="0" aria-hidden="true"><defs><pattern id="stripes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="stripe" d="M0 0h4v8H0z"/></pattern></defs></svg>`;

function section(title: string, head: string, bars: readonly Bar[], charts: Html[]): Html {
  const body = bars.some(({ value }) => value)
    ? [...charts, numbersTable(head, bars)]
    : html`<p>Todavía no hay nada que contar.</p>`;
  return html`<section><h2>${title}</h2>${body}</section>`;
}

function weeks(sums: readonly Sum[]): Html {
  const shown = sums.slice(-WEEKS);
  const bars = shown.map(({ key, leads }) => ({
    label: day
      .format(new Date(`${key}T00:00:00Z`))
      .replace(/ de |\.$/g, (word) => (word === "." ? "" : " ")),
    value: leads,
  }));
  const title = sums.length > WEEKS ? `Por semana, las últimas ${WEEKS}` : "Por semana";
  return section(title, MEASURE_WORDS.week.title, bars, [columnChart(title, bars)]);
}

function chart(title: string, by: Measure, sums: readonly Sum[]): Html {
  const whole = sums.length <= ROWS + 1;
  const shown = whole ? sums : sums.slice(0, ROWS);
  const rest = sums.slice(shown.length);
  const bars: Bar[] = shown.map((sum) => ({
    label: nameOf(sum, by),
    value: sum.leads,
    apart: sum.key === null,
  }));
  if (rest.length)
    bars.push({ label: `Otros (${rest.length})`, value: totalOf(rest), apart: true });
  return section(title, MEASURE_WORDS[by].title, bars, [barChart(title, bars)]);
}

function waits({ sent, waiting, dead, slowest }: Delays): Html {
  const bars: Bar[] = sent.map((value, index) => ({
    label:
      index < delaySteps.length
        ? `Hasta ${duration(delaySteps[index] ?? 0)}`
        : `Más de ${duration(delaySteps.at(-1) ?? 0)}`,
    value,
  }));
  if (waiting) bars.push({ label: "En espera", value: waiting, apart: true });
  if (dead) bars.push({ label: "Abandonados", value: dead, apart: true });
  const title = `De la solicitud al aviso del equipo, últimos ${RECENT_DAYS} días`;
  const summary =
    slowest === null
      ? []
      : [html`<p>Nueve de cada diez avisos salieron en ${duration(slowest)} o menos.</p>`];
  return section(title, "Tiempo", bars, [...summary, barChart(title, bars)]);
}

function firstAnswers(by: keyof FirstAnswersBy, sums: readonly FirstAnswers[]): Html {
  const { title: head } = MEASURE_WORDS[by];
  const shown = sums.slice(0, ROWS);
  const rest = sums.length - shown.length;
  const body = shown.length
    ? html`<p>Las de los últimos ${RECENT_DAYS} días: cuántas tuvieron respuesta, y en cuánto tiempo la mitad y nueve de cada diez de ellas.</p>
<table class="answers"><thead><tr><th scope="col">${head}</th><th scope="col">Respuestas</th><th scope="col">La mitad</th><th scope="col">9 de 10</th></tr></thead>
<tbody>${shown.map(
        (sum) =>
          html`<tr><th scope="row">${nameOf(sum, by)}</th><td>${number.format(sum.answered)} de ${number.format(sum.leads)}</td><td>${duration(sum.median)}</td><td>${duration(sum.slowest)}</td></tr>`,
      )}</tbody></table>${rest > 0 && html`<p>Y ${rest} más: ${START} stats.</p>`}`
    : html`<p>Todavía no hay nada que contar.</p>`;
  return html`<section><h2>Hasta la primera respuesta, por ${head.toLowerCase()}</h2>${body}</section>`;
}
