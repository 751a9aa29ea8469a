/**
 * The first and the last day of a dated trip, as `2025-12-04` (docs/product.md, "Dates and seasons").
 */
export interface Season {
  start: string;
  end: string;
}

/** A night that is repeated every year, and ends on the next day. */
export interface Night {
  /** As `12-31`. */
  day: string;
  /** Hours in Colombia, from 0 to 23. */
  from: number;
  to: number;
}

/** The day in Colombia, as `2026-12-04`. */
export const dayInColombia = (now: Date): string => today.format(now);

/** Whether its last day is over in Colombia. */
export function seasonIsOver({ end }: Season, now: Date): boolean {
  return today.format(now) > end;
}

/** Whether its first day has begun in Colombia: it is too late to join. */
export function seasonHasBegun({ start }: Season, now: Date): boolean {
  return today.format(now) >= start;
}

/** The next such night after `now`, as ISO times in Colombia. */
export function nextNight({ day, from, to }: Night, now: Date): Season {
  const year = Number(today.format(now).slice(0, 4));
  const at = (date: string, hour: number) => `${date}T${String(hour).padStart(2, "0")}:00:00-05:00`;
  const [start] = [year, year + 1]
    .map((each) => at(`${each}-${day}`, from))
    .filter((time) => new Date(time) > now) as [string];
  const morning = new Date(`${start.slice(0, 10)}T12:00:00Z`);
  morning.setUTCDate(morning.getUTCDate() + 1);
  return { start, end: at(morning.toISOString().slice(0, 10), to) };
}

/** `31 de diciembre, de 9 p. m. a 3 a. m.`, with no-break spaces in the hours. */
export function formatNight({ day, from, to }: Night): string {
  const [begins, ends] = [from, to].map((hour) =>
    hourOnly.format(new Date(Date.UTC(2000, 0, 1, hour))).replace(/\s/g, "\u00a0"),
  );
  return `${dayAndMonth.format(new Date(`2000-${day}T12:00:00Z`))}, de ${begins} a ${ends}`;
}

/** `4 al 8 de diciembre de 2025`; for one day `4 de diciembre de 2025`. */
export function formatSeason({ start, end }: Season): string {
  if (start === end) return longDate(end);
  const [sameMonth, day] = [start.slice(0, 7) === end.slice(0, 7), Number(start.slice(8))];
  return `${sameMonth ? day : longDate(start)} al ${longDate(end)}`;
}

/** The first and the last month of a season, from 1 to 12. The last may be in the next year. */
export type Months = readonly [first: number, last: number];

/** The months of a dated trip. */
export const monthsOfSeason = ({ start, end }: Season): Months => [
  Number(start.slice(5, 7)),
  Number(end.slice(5, 7)),
];

/** The same within a year, the earlier first: `[11, 2]` is from January to February, and from November to December. */
export const inOneYear = ([first, last]: Months): readonly Months[] =>
  first <= last
    ? [[first, last]]
    : [
        [1, last],
        [first, 12],
      ];

/** `junio a noviembre`; for one month `junio`. */
export function formatMonths([first, last]: Months): string {
  return [...new Set([first, last])].map(monthName).join(" a ");
}

const monthFormat = new Intl.DateTimeFormat("es-CO", { month: "long", timeZone: "UTC" });

/** `4` → `abril`. */
export const monthName = (month: number) => monthFormat.format(Date.UTC(2000, month - 1));

// This locale writes `2025-12-04`, which can be compared as text.
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Bogota" });

const hourOnly = new Intl.DateTimeFormat("es-CO", {
  hour: "numeric",
  hour12: true,
  timeZone: "UTC",
});
const dayAndMonth = new Intl.DateTimeFormat("es-CO", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const long = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone: "UTC" });
const longDate = (day: string) => long.format(new Date(`${day}T12:00:00Z`));
