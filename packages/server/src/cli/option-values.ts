import { DAY_MS } from "../durations";
import { UsageError } from "../start-error";

/** Colombia has no daylight saving time. */
const OFFSET = "-05:00";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads a day or a moment, in Colombian time if no zone is given, as ISO 8601 in UTC. `until` with a day
 * means the end of that day.
 */
export function readMoment(name: "since" | "until", text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isDay = DAY.test(text);
  const whole = isDay ? `${text}T00:00${OFFSET}` : MOMENT.test(text) ? zoned(text) : "";
  const moment = new Date(whole);
  // A 30th of February would be read as a day of March.
  if (Number.isNaN(moment.getTime()) || !sameDay(text, whole)) {
    throw new UsageError(
      `--${name} no puede ser «${text}»: escribe un día como 2026-11-01 o un momento como 2026-11-01T08:00.`,
    );
  }
  const end = isDay && name === "until" ? DAY_MS : 0;
  return new Date(moment.getTime() + end).toISOString();
}

const zoned = (text: string) => {
  const joined = text.replace(" ", "T");
  return /(Z|[+-]\d{2}:\d{2})$/.test(joined) ? joined : `${joined}${OFFSET}`;
};

const sameDay = (text: string, whole: string) => {
  const [year, month, day] = text.slice(0, 10).split("-").map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return whole !== "" && date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
};

/** A whole number from 1. */
export function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count > 0) return count;
  throw new UsageError(`--${name} no puede ser «${text}»: escribe un número desde 1.`);
}
