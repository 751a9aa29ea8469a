/**
 * They only report, and never fail: `npm run check:content`, the facts that the operator still has to provide, page by
 * page (docs/decisions.md, "No invented facts"), and `npm run check:prices`, the stated prices that differ from other
 * figures on the pages (docs/decisions.md, "Money is shown as stated").
 */
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./report") }} */
const { module } = await runnerImport(fileURLToPath(new URL("report.ts", import.meta.url)));
console.log(process.argv[2] === "prices" ? module.priceReport() : module.contentReport());
