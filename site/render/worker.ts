import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { parentPort } from "node:worker_threads";

// Pages read their documents when their module is loaded. So a thread of a lead server runs it anew for each order.
// Compiling it, and reading the style sheet in `page-styles.ts`, a module of its own, take longer: they are done once.

const file = join(__dirname, "render.cjs");
const code = readFileSync(file, "utf8");
const run = new Script(`(function (require, exports, renderOrder) {${code}\n})`, {
  filename: file,
}).runInThisContext();

parentPort?.on("message", (order) => {
  const made: Partial<typeof import("./render")> = {};
  run(require, made, order);
  parentPort?.postMessage(made.files);
});
