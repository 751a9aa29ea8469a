import { dataPolicy } from "@maloca/catalog";
import { daysBefore } from "../durations";
import type { Log } from "../log";
import type { LeadAdmin } from "./admin";
import { type LeadKindName, leadKindNames } from "./lead-kinds";

/** How many days leads are kept, by kind; a kind that is not named is kept for ever. */
export type RetentionDays = Partial<Record<LeadKindName, number>>;

/** What the policy on the site promises. */
export function policyRetention(
  promised: Readonly<Record<string, number>> = dataPolicy.retentionDays,
): RetentionDays {
  const kinds = leadKindNames.filter((kind) => promised[kind]);
  return Object.fromEntries(kinds.map((kind) => [kind, promised[kind]]));
}

/** Kinds that are kept for longer than promised. */
export const keptLonger = (kept: RetentionDays, promised: RetentionDays = policyRetention()) =>
  leadKindNames.filter((kind) => (kept[kind] ?? Infinity) > (promised[kind] ?? Infinity));

/** Erases what has been kept long enough, and tells the log how many. */
export async function eraseOldLeads(
  admin: Pick<LeadAdmin, "purge">,
  days: RetentionDays,
  { clock, log, signal }: { clock: () => Date; log: Log; signal: AbortSignal },
): Promise<void> {
  for (const kind of leadKindNames) {
    const kept = days[kind];
    if (kept === undefined || signal.aborted) continue;
    const before = daysBefore(clock(), kept).toISOString();
    let leads = 0;
    try {
      for (let more = true; more && !signal.aborted; ) {
        const gone = await admin.purge({ kind, before }, "retention");
        leads += gone.leads.length;
        more = gone.more;
      }
    } catch (error) {
      log("old leads were kept", { kind, code: String(Object(error).code ?? "unknown") });
    }
    if (leads) log("old leads were erased", { kind, leads, days: kept });
  }
}
