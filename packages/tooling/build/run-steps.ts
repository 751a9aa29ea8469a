import type { RollupLog } from "rollup";

/** How often the line of the running steps is updated, in milliseconds. */
const TICK_MS = 250;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** What to do about an error of the file system, by its code. */
const remedies: Record<string, string> = {
  ENOSPC: "the disk is full. Free some space and run the same command again.",
  EDQUOT: "the disk quota is used up. Free some space and run the same command again.",
  EACCES: "a file cannot be written. Check who owns the repository's folder.",
  EROFS: "the disk is read-only.",
};

export type BuildError = Partial<NodeJS.ErrnoException & RollupLog>;

interface Run {
  name: string;
  /** Steps that must have ended before, unless they are not part of this run. */
  needs?: string[];
  /** Returns sizes, which are printed below its line. */
  run: () => Promise<string[]>;
}

interface How {
  atOnce: number;
  /** Whether to print nothing but a failure. */
  quiet?: boolean;
  /** Whether to print the sizes. */
  sizes?: boolean;
  screen?: Pick<NodeJS.WriteStream, "isTTY" | "write">;
}

/**
 * Runs the steps of a build, several at once, and prints how long each took. On a terminal the last line
 * names the running ones.
 * @param steps in order of priority.
 * @returns whether all succeeded. After a failure, which is printed with the step's name, no other step starts.
 */
export async function runSteps(
  steps: readonly Run[],
  { atOnce, quiet, sizes = true, screen = process.stderr }: How,
): Promise<boolean> {
  const print = (text: string) => quiet || screen.write(text);
  const start = performance.now();
  const width = Math.max(...steps.map(({ name }) => name.length));
  const known = new Set(steps.map(({ name }) => name));
  const ended = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let queued = [...steps];
  let failed = false;
  const clear = screen.isTTY && !quiet ? "\r\x1b[K" : "";
  const status = () => print(`${clear}${[...running.keys()].join(", ")}  ${seconds(start)}`);
  const ticking = clear && setInterval(status, TICK_MS);

  const isReady = ({ needs = [] }: Run) =>
    needs.every((name) => ended.has(name) || !known.has(name));

  async function execute({ name, run }: Run) {
    const begun = performance.now();
    try {
      const lines = await run();
      if (failed) return;
      ended.add(name);
      const count = `${String(ended.size).padStart(4)}/${steps.length}`;
      print(`${clear}${count}  ${name.padEnd(width)}  ${seconds(begun)}\n`);
      if (sizes) for (const line of lines) print(`         ${line}\n`);
    } catch (cause) {
      if (failed) return;
      failed = true;
      const error = cause as BuildError;
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
    for (const step of queued) {
      if (running.size >= atOnce) break;
      if (isReady(step)) running.set(step.name, Promise.resolve(step).then(execute));
    }
    queued = queued.filter(({ name }) => !running.has(name) && !ended.has(name));
    if (!running.size) throw new Error(`circular needs among the steps: ${[...known].join(", ")}`);
    await Promise.race(running.values());
  }
  clearInterval(ticking || undefined);
  if (!failed) print(`Built in ${seconds(start)}.\n`);
  return !failed;
}
