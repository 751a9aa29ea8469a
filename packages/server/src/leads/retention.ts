import { dataPolicy } from "@maloca/catalog";
import { daysBefore } from "../durations";
import type { Log } from "../log";
import type { LeadAdmin } from "./admin";
import { type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";

/** How many days leads are kept, by kind. A kind without a number is kept for ever. */
export type RetentionDays = Partial<Record<LeadKindName, number>>;

/** The days that the policy on the site promises. */
export function policyRetention(
  promised: Readonly<Record<string, number>> = dataPolicy.retentionDays,
): RetentionDays {
  const days = leadKindNames.map((kind) => [kind, promised[leadKinds[kind].keptAs ?? kind]]);
  return Object.fromEntries(days.filter(([, kept]) => kept));
}

/** Kinds that are kept for longer than promised. */
export const keptLonger = (kept: RetentionDays, promised: RetentionDays = policyRetention()) =>
  leadKindNames.filter((kind) => (kept[kind] ?? Infinity) > (promised[kind] ?? Infinity));

/** Leads of a kind that are past their retention period. */
export interface Expired {
  kind: LeadKindName;
  /** The retention period. */
  days: number;
  /** ISO 8601: leads before this are expired. */
  before: string;
  leads: number;
}

/** Finds expired leads. Erases nothing. */
export async function findExpired(
  admin: Pick<LeadAdmin, "selected">,
  days: RetentionDays,
  now: Date,
): Promise<Expired[]> {
  const found: Expired[] = [];
  for (const kind of leadKindNames) {
    const kept = days[kind];
    if (kept === undefined) continue;
    const before = daysBefore(now, kept).toISOString();
    const { counts } = await admin.selected({ kind, before });
    const leads = counts.reduce((sum, count) => sum + count.leads, 0);
    if (leads) found.push({ kind, days: kept, before, leads });
  }
  return found;
}

/** Erases expired leads, and logs how many. */
export async function eraseExpired(
  admin: Pick<LeadAdmin, "purge">,
  expired: readonly Expired[],
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<void> {
  for (const { kind, days, before } of expired) {
    let leads = 0;
    try {
      for (let more = true; more && !signal.aborted; ) {
        const batch = await admin.purge({ kind, before }, { action: "retention", done: leads });
        leads += batch.leads.length;
        more = batch.more;
      }
    } catch (error) {
      log("old leads were kept", { kind, code: String(Object(error).code ?? "unknown") });
    }
    if (leads) log("old leads were erased", { kind, leads, days });
  }
}
