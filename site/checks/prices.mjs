/**
 * `npm run check:prices`: stated prices that differ from other figures on the pages
 * (docs/decisions.md, "Money is shown as stated").
 * It only reports and never fails.
 */
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./report") }} */
const { module } = await runnerImport(fileURLToPath(new URL("report.ts", import.meta.url)));
console.log(module.priceReport());
