export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** So many days earlier; at most until 1970, which is before any lead and still a date that PostgreSQL reads. */
export const daysBefore = (now: Date, days: number) =>
  new Date(Math.max(0, now.getTime() - days * DAY_MS));
