/** Part of `npm run docs`: writes `docs/api-report.md`, and the schema of `maloca.json`. */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { describeElements } from "../../widgets/build/custom-elements-manifest.ts";
import { describeExports } from "./exports.ts";

const { module }: { module: typeof import("./report") } = await runnerImport(
  fileURLToPath(new URL("report.ts", import.meta.url)),
);
const report = module.apiReport(describeExports(), await describeElements());
const schema = new URL("../../server/deploy/maloca.schema.json", import.meta.url);
await writeFile(schema, module.schemaFile());
await writeFile(new URL("../../../docs/api-report.md", import.meta.url), report);
