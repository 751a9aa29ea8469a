import { dataPolicy } from "@maloca/catalog";
import { DAY_MS, HOUR_MS } from "../../durations";

/** How many backups are kept: the newest of so many days, weeks and months that have one. */
const KEEP = dataPolicy.backups;

/** Colombia is five hours behind all year. */
const BEHIND_MS = 5 * HOUR_MS;
const colombian = (at: Date) => new Date(at.getTime() - BEHIND_MS);

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const periodsOf = (at: Date) => {
  const local = colombian(at);
  const day = Math.floor(local.getTime() / DAY_MS);
  return {
    days: day,
    weeks: Math.floor((day + 3) / 7),
    months: local.getUTCFullYear() * 12 + local.getUTCMonth(),
  };
};

export function outdated<Backup extends { at: Date }>(newestFirst: readonly Backup[]): Backup[] {
  const kept = new Set<Backup>();
  for (const unit of ["days", "weeks", "months"] as const) {
    const seen = new Set<number>();
    for (const backup of newestFirst) {
      const period = periodsOf(backup.at)[unit];
      if (seen.size === KEEP[unit] || seen.has(period)) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

/** The policy promises that no backup of any purpose is older than this. */
export function oldestKept(now: Date): Date {
  const local = colombian(now);
  local.setUTCMonth(local.getUTCMonth() - KEEP.months);
  return new Date(local.getTime() + BEHIND_MS);
}

/** The last time before `now` when it was `hour` in Colombia, such as `03:00`. */
export function lastOccurrence(hour: string, now: Date): Date {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  const local = colombian(now);
  const today = Date.UTC(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate(),
    hours + 5,
    minutes,
  );
  return new Date(today > now.getTime() ? today - DAY_MS : today);
}
