/** The days of a dated trip, both included, as `2025-12-04` (decision 10). */
export interface Season {
  start: string;
  end: string;
}

/** Whether its last day is over in Colombia. The clock is given, so that it can be tested. */
export function seasonIsOver({ end }: Season, now: Date): boolean {
  return today.format(now) > end;
}

/** `4 al 8 de diciembre de 2025`; one day stands alone. */
export function formatSeason({ start, end }: Season): string {
  if (start === end) return longDate(end);
  const [sameMonth, day] = [start.slice(0, 7) === end.slice(0, 7), Number(start.slice(8))];
  return `${sameMonth ? day : longDate(start)} al ${longDate(end)}`;
}

/** The first and the last of a season's months, from 1 to 12. */
export type Months = readonly [first: number, last: number];

/** `junio a noviembre`; one month stands alone. */
export function formatMonths([first, last]: Months): string {
  return [...new Set([first, last])].map(monthName).join(" a ");
}

const monthFormat = new Intl.DateTimeFormat("es-CO", { month: "long", timeZone: "UTC" });

/** `4` → `abril`. */
export const monthName = (month: number) => monthFormat.format(Date.UTC(2000, month - 1));

// This locale writes year-month-day, which sorts and compares as text.
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Bogota" });

const long = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone: "UTC" });
const longDate = (day: string) => long.format(new Date(`${day}T12:00:00Z`));
