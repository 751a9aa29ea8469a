import { type FirstAnswersBy, RECENT_DAYS } from "../leads/delays";
import { leadKindNames, leadKinds } from "../leads/lead-kinds";
import type { LeadMeasure, Measure, Sum } from "../leads/stats";
import type { AdminRequest } from "./admin-requests";
import type { AdminConnection } from "./connection";
import { withProgress } from "./progress";
import { counted, oneLine, renderTable } from "./terminal";

/** The name of each measure, and of leads without a value. */
export const MEASURE_WORDS: Record<Measure, { title: string; none: string }> = {
  partner: { title: "Sitio aliado", none: "Sitio propio" },
  kind: { title: "Tipo", none: "Sin tipo" },
  destination: { title: "Destino", none: "Sin destino" },
  week: { title: "Semana del", none: "Sin fecha" },
  source: { title: "Origen", none: "Directo o desconocido" },
};

const percent = new Intl.NumberFormat("es-CO", { style: "percent", maximumFractionDigits: 0 });
const BAR = 20;

export function nameOf(sum: Pick<Sum, "key">, by: Measure): string {
  if (!sum.key) return MEASURE_WORDS[by].none;
  const kind = by === "kind" && leadKindNames.find((name) => name === sum.key);
  return kind ? leadKinds[kind].title : oneLine(sum.key);
}

export const totalOf = (counts: readonly { leads: number }[]) =>
  counts.reduce((sum, { leads }) => sum + leads, 0);

/** The sums as a table: number, share and a bar of each, and how many of each kind. */
export function toStatsTable(sums: readonly Sum[], by: Measure, terminal?: number): string {
  const total = totalOf(sums);
  const most = Math.max(1, ...sums.map(({ leads }) => leads));
  const table = renderTable(
    sums,
    [
      { title: MEASURE_WORDS[by].title.toUpperCase(), cell: (sum) => nameOf(sum, by) },
      { title: "TOTAL", cell: ({ leads }) => leads, right: true, whole: true },
      { title: "%", cell: ({ leads }) => percent.format(leads / total), right: true },
      {
        title: "",
        cell: ({ leads }) => "█".repeat(Math.round((leads / most) * BAR)),
        whole: true,
        spare: 1,
      },
      ...(by === "kind" ? [] : leadKindNames).map((kind) => ({
        title: leadKinds[kind].names[1].toUpperCase(),
        cell: ({ kinds }: Sum) => kinds[kind],
        right: true,
        spare: 2,
      })),
    ],
    terminal,
  );
  return total
    ? `${table}\n\n${counted(total, "solicitud", "solicitudes")}`
    : "No hay solicitudes.";
}

/** Says how many leads the sums leave out. */
export const withoutRobots = (robots: number) =>
  `Sin contar ${counted(robots, "solicitud que parece", "solicitudes que parecen")} de un robot.`;

/** How soon the team answered, as a table by kind and one by partner. */
export const toAnswersTables = (answers: FirstAnswersBy, terminal?: number): string =>
  (["kind", "partner"] as const)
    .filter((by) => answers[by].length)
    .map((by) =>
      renderTable(
        answers[by],
        [
          {
            title: `RESPUESTA POR ${MEASURE_WORDS[by].title.toUpperCase()}, ${RECENT_DAYS} DÍAS`,
            cell: (sum) => nameOf(sum, by),
          },
          { title: "SOLICITUDES", cell: ({ leads }) => leads, right: true, whole: true },
          { title: "RESPONDIDAS", cell: ({ answered }) => answered, right: true, whole: true },
          {
            title: "LA MITAD EN",
            cell: ({ median }) => duration(median),
            right: true,
            whole: true,
          },
          {
            title: "9 DE 10 EN",
            cell: ({ slowest }) => duration(slowest),
            right: true,
            whole: true,
          },
        ],
        terminal,
      ),
    )
    .join("\n\n");

const decimal = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 1 });

const UNITS = [
  [24 * 3600, "día", "días"],
  [3600, "hora", "horas"],
  [60, "min", "min"],
  [1, "s", "s"],
] as const;

/** Seconds in the largest unit that fits: `2,5 horas`. */
export function duration(seconds: number | null): string {
  if (seconds === null) return "–";
  const [size, one, many] = UNITS.find(([size]) => seconds >= size) ?? [1, "s", "s"];
  const exact = seconds / size;
  const count = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return `${decimal.format(count)} ${count === 1 ? one : many}`;
}

export type SumsReader = ReturnType<typeof sumsThrough>;

/** Sums over all leads, each read on demand through a connection, with a progress bar. */
export function sumsThrough(connection: AdminConnection) {
  const read = <Name extends "stats" | "leadStats" | "delays" | "firstAnswers">(
    request: AdminRequest<Name>,
  ) => withProgress("Sumando", 1, (onProgress) => connection.run(request, onProgress));
  return {
    stats: (by: Measure) => read({ op: "stats", by }),
    /** By several measures, for which the leads are read once. */
    leadStats: (by: readonly LeadMeasure[]) => read({ op: "leadStats", by }),
    delays: () => read({ op: "delays" }),
    firstAnswers: () => read({ op: "firstAnswers" }),
    /** Leads that look like a robot's, which the sums leave out. */
    robots: () => connection.run({ op: "robots" }),
  };
}
