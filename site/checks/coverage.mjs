/** `npm run coverage`: writes `site/COVERAGE.md` from the clauses that the tests name. */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./clauses") }} */
const { module } = await runnerImport(fileURLToPath(new URL("clauses.ts", import.meta.url)));
await writeFile(new URL("../COVERAGE.md", import.meta.url), module.coverage());
for (const line of module.unshown()) console.warn(line);
