import { catalogFaults } from "./faults/catalog.mjs";
import { reviewedFaults } from "./faults/reviewed.mjs";
import { serverFaults } from "./faults/server.mjs";
import { widgetsFaults } from "./faults/widgets.mjs";

/**
 * A fault that somebody could make by mistake: `from`, which the file contains once, becomes `to`. `tests`
 * are the test files that should notice it; if none of them does, all of `npm test` runs.
 */
export interface Fault {
  what: string;
  file: string;
  from: string;
  to: string;
  tests: string[];
}

export const faults: Fault[] = [
  ...catalogFaults,
  ...serverFaults,
  ...widgetsFaults,
  ...reviewedFaults,
];
