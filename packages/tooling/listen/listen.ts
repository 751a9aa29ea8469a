import { endOnSignals, endWithReason } from "../programs/processes.ts";
import { lists } from "./lists.ts";
import { isInstalled, packages } from "./session.ts";
import { write } from "./transcripts.ts";

/**
 * `npm run listen [-- word …]`: opens each widget in Firefox under a screen reader, presses a written list of
 * keys, and writes what is said to `stories/heard/`. With words it takes the lists that have one
 * in their name.
 */
endOnSignals();

const words = process.argv.slice(2);
if (!isInstalled()) endWithReason(`Listening needs: apt-get install ${packages.join(" ")}`);
const chosen = lists.filter(
  ({ name }) => !words.length || words.some((word) => name.includes(word)),
);
await write(chosen).catch(endWithReason);
