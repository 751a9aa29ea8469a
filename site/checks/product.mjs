/** Part of `npm run docs`: writes the tables of `docs/product/` from catalog, words and content. */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const load = async (name) =>
  (await runnerImport(fileURLToPath(new URL(name, import.meta.url)))).module;
const write = (name, text) =>
  writeFile(new URL(`../../docs/product/${name}`, import.meta.url), text);

const [{ requestsPage }, { tripsPage }] = await Promise.all([
  load("product-requests.ts"),
  load("product-trips.ts"),
]);
await write("requests.md", requestsPage());
await write("trips.md", tripsPage());
