/**
 * `npm run check:content`: the facts that the operator still has to provide, page by page
 * (docs/decisions.md, "No invented facts").
 * It only reports and never fails.
 */
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./report") }} */
const { module } = await runnerImport(fileURLToPath(new URL("report.ts", import.meta.url)));
console.log(module.contentReport());
