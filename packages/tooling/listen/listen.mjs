import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { endWithReason } from "../programs/processes.mjs";

/**
 * `npm run listen [-- word …]`: opens each widget in Firefox under a screen reader, presses a written list of
 * keys, and writes what is said to `stories/heard/`. With words it takes the lists that have one
 * in their name.
 */
const load = async (/** @type {string} */ name) =>
  (await runnerImport(fileURLToPath(new URL(name, import.meta.url)), { logLevel: "error" })).module;

// Its programs end with it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

const words = process.argv.slice(2);
const { isInstalled, packages } = await load("session.ts");
if (!isInstalled()) endWithReason(`Listening needs: apt-get install ${packages.join(" ")}`);
const { lists } = await load("lists.ts");
const { write } = await load("transcripts.ts");
await write(
  lists.filter(
    (/** @type {{ name: string }} */ { name }) =>
      !words.length || words.some((word) => name.includes(word)),
  ),
).catch(endWithReason);
