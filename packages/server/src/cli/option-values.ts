import * as z from "zod";
import { DAY_MS } from "../durations";

/** Colombia has no daylight saving time. */
const OFFSET = "-05:00";

const day = z.iso.date();
const moment = z.iso.datetime({ local: true, offset: true });

/** Reads a day or a moment, in Colombian time if no zone is given, as ISO 8601 in UTC. Undefined if it is none. */
export function readMoment(text: string): string | undefined {
  const local = day.safeParse(text).success ? `${text}T00:00` : text.replace(" ", "T");
  if (!moment.safeParse(local).success) return undefined;
  return new Date(/(Z|[+-]\d{2}:\d{2})$/.test(local) ? local : local + OFFSET).toISOString();
}

/** The same, but a day means its end. */
export function readEnd(text: string): string | undefined {
  const start = readMoment(text);
  if (!start || !day.safeParse(text).success) return start;
  return new Date(Date.parse(start) + DAY_MS).toISOString();
}

/** A whole number from 1. */
export const readCount = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
