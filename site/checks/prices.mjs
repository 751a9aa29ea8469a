/**
 * `npm run check:prices`: stated prices that differ from what the pages give (decisions 4 and 5).
 * It reports; it fails nothing.
 */
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("report.ts", import.meta.url)));
console.log(module.priceReport());
