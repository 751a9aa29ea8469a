import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { SIZES } from "../../widgets/build/sizes.mjs";
import { isUpToDate, removeStamp, writeStamp } from "./build-stamp.mjs";
import { runSteps } from "./run-steps.mjs";
import { withLock } from "./with-lock.mjs";

/**
 * `npm run build`: the widgets and the server, then the site. Builds run one at a time.
 *
 * - `--if-needed`, for `npm start` and others: only if an output is missing or older than its sources,
 *   or was built with another public key, which is part of what visitors download;
 * - `--any-key`: a build with another key will do, for the operator's command line.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));

const ifNeeded = process.argv.includes("--if-needed");
const anyKey = process.argv.includes("--any-key");
const anonKey = process.env.ANON_KEY;

const done = () => ifNeeded && isUpToDate(root, { anonKey, anyKey });

/** The rows of the Rollup table, the embedded database, then the site. */
async function steps() {
  const { rows } = await import("../../../rollup.config.mjs");
  return [
    ...rows().map(({ name, options }) => ({ name, run: () => bundle(options) })),
    { name: "empty database", run: () => runProgram("packages/server/build/empty-database.mjs") },
    { name: "documentation", run: () => runProgram("packages/widgets/build/docs-site/build.mjs") },
    { name: "site", run: () => runProgram("site/build.mjs") },
  ];
}

/**
 * Runs a row and returns the sizes that it measured.
 * @param {import("rollup").RollupOptions & { output: import("rollup").OutputOptions }} options
 */
async function bundle({ output, ...input }) {
  /** @type {string[]} */
  const sizes = [];
  /** @type {import("rollup").InputOptions["onLog"]} */
  const onLog = (_level, { plugin, message }) => {
    if (plugin === SIZES) sizes.push(message.replace(/^\[.*?\] /, ""));
  };
  const build = await rollup({ ...input, onLog });
  try {
    await build.write(output);
  } finally {
    await build.close();
  }
  return ifNeeded ? [] : sizes;
}

/**
 * Runs a program, such as Vike, in a process that ends with this one; its output is shown if it fails.
 * @param {string} program
 */
async function runProgram(program) {
  const child = spawn(process.execPath, [program], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(printed || `it ended with ${code}`);
  return [];
}

async function build() {
  // Another process may have built while this one waited.
  if (done()) return;
  const begun = new Date();
  removeStamp(root);
  if (await runSteps(await steps())) writeStamp(root, { anonKey, begun });
  else process.exitCode = 1;
}

// From here the path of the lock is short enough for a socket, wherever the repository is.
process.chdir(root);
if (!done()) {
  await withLock("node_modules/.cache/maloca/build.sock", build, () =>
    console.error("Another build is running; waiting for it…"),
  );
}
