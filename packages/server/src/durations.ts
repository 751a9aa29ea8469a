export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** So many days before `now`, but not before 1970: PostgreSQL cannot read every earlier date. */
export const daysBefore = (now: Date, days: number) =>
  new Date(Math.max(0, now.getTime() - days * DAY_MS));
