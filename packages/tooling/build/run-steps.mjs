/** How often the line of the running steps is updated, in milliseconds. */
const TICK_MS = 250;

const seconds = (/** @type {number} */ since) =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * What to do about an error of the file system, by its code.
 * @type {Record<string, string>}
 */
const remedies = {
  ENOSPC: "the disk is full. Free some space and run the same command again.",
  EDQUOT: "the disk quota is used up. Free some space and run the same command again.",
  EACCES: "a file cannot be written. Check who owns the repository's folder.",
  EROFS: "the disk is read-only.",
};

/** @typedef {Partial<NodeJS.ErrnoException & import("rollup").RollupLog>} BuildError */

/**
 * @typedef {object} Run
 * @property {string} name
 * @property {string[]} [needs] steps that must have ended before, unless they are not part of this run.
 * @property {() => Promise<string[] | void>} run may return sizes, which are printed below its line.
 */

/**
 * Runs the steps of a build, several at once, and prints how long each took. On a terminal the last line
 * names the running ones.
 * @param {readonly Run[]} steps in order of priority.
 * @param {object} how
 * @param {number} how.atOnce
 * @param {boolean} [how.quiet] whether to print nothing but a failure.
 * @param {boolean} [how.sizes] whether to print the sizes.
 * @param {Pick<NodeJS.WriteStream, "isTTY" | "write">} [how.screen]
 * @returns {Promise<boolean>} whether all succeeded. After a failure, which is printed with the step's
 *   name, no other step starts.
 */
export async function runSteps(steps, { atOnce, quiet, sizes = true, screen = process.stderr }) {
  const print = (/** @type {string} */ text) => quiet || screen.write(text);
  const start = performance.now();
  const width = Math.max(...steps.map(({ name }) => name.length));
  const known = new Set(steps.map(({ name }) => name));
  /** @type {Set<string>} */
  const ended = new Set();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let waiting = [...steps];
  let failed = false;
  const clear = screen.isTTY && !quiet ? "\r\x1b[K" : "";
  const status = () => print(`${clear}${[...running.keys()].join(", ")}  ${seconds(start)}`);
  const ticking = clear && setInterval(status, TICK_MS);

  const isReady = (/** @type {Run} */ { needs = [] }) =>
    needs.every((name) => ended.has(name) || !known.has(name));

  /** @param {Run} step */
  async function execute({ name, run }) {
    const begun = performance.now();
    try {
      const lines = await run();
      if (failed) return;
      ended.add(name);
      const count = `${String(ended.size).padStart(4)}/${steps.length}`;
      print(`${clear}${count}  ${name.padEnd(width)}  ${seconds(begun)}\n`);
      for (const line of (sizes && lines) || []) print(`         ${line}\n`);
    } catch (cause) {
      if (failed) return;
      failed = true;
      const error = /** @type {BuildError} */ (cause);
      const code = error.code ?? /\bE[A-Z]{4,}\b/.exec(error.message ?? "")?.[0];
      const reason = remedies[code ?? ""] ?? error.message;
      screen.write(`${clear}The build failed at "${name}": ${reason}\n`);
      if (error.frame) screen.write(`${error.loc?.file ?? error.id}\n${error.frame}\n`);
    } finally {
      running.delete(name);
    }
  }

  print(`Building in ${steps.length} steps…\n`);
  while (!failed && ended.size < steps.length) {
    for (const step of waiting) {
      if (running.size >= atOnce) break;
      if (isReady(step)) running.set(step.name, Promise.resolve(step).then(execute));
    }
    waiting = waiting.filter(({ name }) => !running.has(name) && !ended.has(name));
    if (!running.size) throw new Error(`circular needs among the steps: ${[...known].join(", ")}`);
    await Promise.race(running.values());
  }
  clearInterval(ticking || undefined);
  if (!failed) print(`Built in ${seconds(start)}.\n`);
  return !failed;
}
