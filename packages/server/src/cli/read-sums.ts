import type { Delays } from "../leads/delays";
import type { FirstAnswersBy } from "../leads/first-answers";
import type { LeadMeasure, Measure, Sum } from "../leads/stats";
import type { AdminRequest } from "./admin-requests";
import type { AdminConnection } from "./connection";
import { withProgress } from "./progress";

/** Sums over all leads, each read on demand. */
export interface SumsReader {
  stats(by: Measure): Promise<Sum[]>;
  /** By several measures, for which the leads are read once. */
  leadStats<By extends LeadMeasure>(by: readonly By[]): Promise<Record<By, Sum[]>>;
  delays(): Promise<Delays>;
  firstAnswers(): Promise<FirstAnswersBy>;
  /** Leads that look like a robot's, which the sums leave out. */
  robots(): Promise<number>;
}

/** Reads the sums through a connection, with a progress bar. */
export function sumsThrough(connection: AdminConnection): SumsReader {
  const read = <Name extends "stats" | "leadStats" | "delays" | "firstAnswers">(
    request: AdminRequest<Name>,
  ) => withProgress("Sumando", (onProgress) => connection.run(request, onProgress));
  return {
    stats: (by) => read({ op: "stats", by }),
    async leadStats<By extends LeadMeasure>(by: readonly By[]) {
      const sums = await read({ op: "leadStats", by });
      return Object.fromEntries(by.map((name) => [name, sums[name] ?? []])) as Record<By, Sum[]>;
    },
    delays: () => read({ op: "delays" }),
    firstAnswers: () => read({ op: "firstAnswers" }),
    robots: () => connection.run({ op: "robots" }),
  };
}
