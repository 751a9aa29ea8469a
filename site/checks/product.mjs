/** Part of `npm run docs`: writes the tables of `docs/product/requests.md` from the catalog and its texts. */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./product-requests") }} */
const { module } = await runnerImport(
  fileURLToPath(new URL("product-requests.ts", import.meta.url)),
);
await writeFile(new URL("../../docs/product/requests.md", import.meta.url), module.requestsPage());
