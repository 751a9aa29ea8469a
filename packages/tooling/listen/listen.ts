import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { endOnSignals, endWithReason } from "../programs/processes.ts";

/**
 * `npm run listen [-- word …]`: opens each widget in Firefox under a screen reader, presses a written list of
 * keys, and writes what is said to `stories/heard/`. With words it takes the lists that have one
 * in their name.
 */
async function load<Module>(name: string): Promise<Module> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return (await runnerImport<Module>(file, { logLevel: "error" })).module;
}

endOnSignals();

const words = process.argv.slice(2);
const { isInstalled, packages } = await load<typeof import("./session")>("session.ts");
if (!isInstalled()) endWithReason(`Listening needs: apt-get install ${packages.join(" ")}`);
const { lists } = await load<typeof import("./lists")>("lists.ts");
const { write } = await load<typeof import("./transcripts")>("transcripts.ts");
const chosen = lists.filter(
  ({ name }) => !words.length || words.some((word) => name.includes(word)),
);
await write(chosen).catch(endWithReason);
