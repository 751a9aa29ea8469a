import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { figuresOf, type Row } from "./table.ts";

/**
 * `npm run bench [-- word …]`: every measurement in this folder, or those whose file names contain a
 * word. A measurement is a module `*.bench.ts` or `*.bench.mjs` that exports `name` and `run`, which
 * returns rows:
 *
 * - `what` was measured, in which `unit`;
 * - `samples`, one number a round. Rounds of a row and of its peer alternate, so that other load on the
 *   machine affects both;
 * - `peer`, the `what` of the row that this one is compared with.
 *
 * A module may also export `remarks`, which returns lines to print below the rows.
 */
const folder = fileURLToPath(new URL(".", import.meta.url));
const words = process.argv.slice(2);

const files = readdirSync(folder)
  .filter((file) => /\.bench\.(ts|mjs)$/.test(file))
  .filter((file) => !words.length || words.some((word) => file.includes(word)))
  .sort();
if (!files.length) {
  console.error(`No measurement's file name contains ${words.join(" or ")}.`);
  process.exit(1);
}

interface Measurement {
  name: string;
  run: () => Promise<Row[]>;
  remarks?: (rows: readonly Row[]) => string;
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
for (const file of files) {
  const { module }: { module: Measurement } = await runnerImport(`${folder}${file}`, {
    logLevel: "error",
  });
  const { name, run, remarks } = module;
  const rows = await run();
  console.log(`\n${name}`);
  console.table(figuresOf(rows));
  if (remarks) console.log(`\n${remarks(rows)}`);
}
