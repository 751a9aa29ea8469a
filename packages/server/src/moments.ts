import { HOUR_MS } from "./durations";

const timeZone = "America/Bogota";

const short = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone,
});
const long = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeStyle: "short", timeZone });

/** Date and time in Colombia, short. `moment` may be ISO 8601 text. */
export const shortMoment = (moment: string | Date) => short.format(new Date(moment));

const day = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone });

/** The day in Colombia, in words. */
export const dayWords = (moment: string | Date) => day.format(new Date(moment));

/** The same in words. No line ends within the hour, as `2:28 p. m.`. */
export const longMoment = (moment: string | Date) =>
  long.format(new Date(moment)).replace(/ ([ap]\.) (m\.)$/, "\u00a0$1\u00a0$2");

// Swedish dates are ISO 8601 with a space instead of the T, which every spreadsheet reads as a date.
const sortable = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone,
});

/** The same for spreadsheets and comparisons: `2026-11-20 10:00:00`. */
export const sortableMoment = (moment: string | Date) => sortable.format(new Date(moment));

/** How long ago it was, in words: hours for two days, then days. */
export function ago(moment: string | Date, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(moment).getTime()) / HOUR_MS);
  if (hours < 1) return "hace menos de una hora";
  if (hours === 1) return "hace 1 hora";
  return hours < 48 ? `hace ${hours} horas` : `hace ${Math.floor(hours / 24)} días`;
}

const monthWords = new Intl.DateTimeFormat("es-CO", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The name of a month such as `2026-11`. */
export const monthName = (month: string) => monthWords.format(new Date(`${month}-01`));
