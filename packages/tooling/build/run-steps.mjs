/** How often the running step's line is updated, in milliseconds. */
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
 * Runs the steps of a build in order and prints how long each takes: on a terminal the running step's
 * line counts the seconds, elsewhere each step is one line.
 * @param {{ name: string, run: () => Promise<string[] | void> }[]} steps what a step
 *   returns is printed below it.
 * @param {NodeJS.WriteStream} [screen]
 * @returns {Promise<boolean>} whether all of them succeeded; the one that did not is named.
 */
export async function runSteps(steps, screen = process.stderr) {
  const start = performance.now();
  const width = Math.max(...steps.map(({ name }) => name.length));
  screen.write(`Building in ${steps.length} steps…\n`);
  for (const [at, { name, run }] of steps.entries()) {
    const label = `${String(at + 1).padStart(4)}/${steps.length}  ${name.padEnd(width)}`;
    const begun = performance.now();
    const show = () => screen.write(`\r${label}  ${seconds(begun)}`);
    const ticking = screen.isTTY && setInterval(show, TICK_MS);
    let lines;
    try {
      lines = await run();
    } catch (cause) {
      const error = /** @type {BuildError} */ (cause);
      const code = error.code ?? /\bE[A-Z]{4,}\b/.exec(error.message ?? "")?.[0];
      const reason = remedies[code ?? ""] ?? error.message;
      screen.write(`${screen.isTTY ? "\n" : ""}The build failed at "${name}": ${reason}\n`);
      if (error.frame) screen.write(`${error.loc?.file ?? error.id}\n${error.frame}\n`);
      return false;
    } finally {
      clearInterval(ticking || undefined);
    }
    screen.write(`${screen.isTTY ? "\r" : ""}${label}  ${seconds(begun)}\n`);
    for (const line of lines ?? []) screen.write(`         ${line}\n`);
  }
  screen.write(`Built in ${seconds(start)}.\n`);
  return true;
}
