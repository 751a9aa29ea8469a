import type { LeadMeasure, Measure, Sum } from "../leads/stats";
import type { AdminRequest } from "./admin-requests";
import type { AdminConnection } from "./connection";
import { withProgress } from "./progress";

export type SumsReader = ReturnType<typeof sumsThrough>;

/** Sums over all leads, each read on demand through a connection, with a progress bar. */
export function sumsThrough(connection: AdminConnection) {
  const read = <Name extends "stats" | "leadStats" | "delays" | "firstAnswers">(
    request: AdminRequest<Name>,
  ) => withProgress("Sumando", 1, (onProgress) => connection.run(request, onProgress));
  return {
    stats: (by: Measure) => read({ op: "stats", by }),
    /** By several measures, for which the leads are read once. */
    async leadStats<By extends LeadMeasure>(by: readonly By[]) {
      const sums = await read({ op: "leadStats", by });
      return Object.fromEntries(by.map((name) => [name, sums[name] ?? []])) as Record<By, Sum[]>;
    },
    delays: () => read({ op: "delays" }),
    firstAnswers: () => read({ op: "firstAnswers" }),
    /** Leads that look like a robot's, which the sums leave out. */
    robots: () => connection.run({ op: "robots" }),
  };
}
