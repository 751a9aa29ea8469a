/** Part of `npm run docs`: writes the tables of `docs/product/` from catalog, words and content. */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const beside = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const page = (/** @type {string} */ name) => new URL(`../../docs/product/${name}`, import.meta.url);

/** @type {[{ module: typeof import("./product-requests") }, { module: typeof import("./product-trips") }]} */
const [requests, trips] = await Promise.all([
  runnerImport(beside("product-requests.ts")),
  runnerImport(beside("product-trips.ts")),
]);
await writeFile(page("requests.md"), requests.module.requestsPage());
await writeFile(page("trips.md"), trips.module.tripsPage());
