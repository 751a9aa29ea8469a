import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** How long processes that are asked to end may take, before they are made to. */
const GRACE_MS = 10_000;
const POLL_MS = 50;

/**
 * Starts a program and does not wait.
 * @param {string} command
 * @param {string[]} args
 * @param {{ stdio: import("node:child_process").StdioOptions, variables?: Record<string, string> }} how
 *   `variables`: beside this process's own.
 */
export function start(command, args, { stdio, variables }) {
  const child = spawn(command, args, { stdio, env: { ...process.env, ...variables } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  return { child, ended, printed: () => printed };
}

/** @typedef {{ pid: number, parent: number }} Process */

/**
 * The processes of this machine that run, as Linux lists them. Its own files, because small systems have
 * no `ps`.
 * @returns {Process[]}
 */
const linuxProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // After the name, which may contain anything: state and parent.
        const [state, parent] =
          readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
        return state === "Z" ? [] : [{ pid: Number(pid), parent: Number(parent) }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });

/** @returns {Process[]} */
const otherProcesses = () =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith("Z"))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));

const listProcesses = process.platform === "linux" ? linuxProcesses : otherProcesses;

/**
 * All that a process has started, and what these have.
 * @param {number} pid
 * @returns {number[]}
 */
export const descendantsOf = (pid) => runningOf(new Set([pid])).filter((each) => each !== pid);

/**
 * Which processes and descendants of theirs run; adds all that it finds. A process whose parent has ended
 * has another one: it is found as long as it is known.
 * @param {Set<number>} known
 */
function runningOf(known) {
  const all = listProcesses();
  for (let size = 0; size !== known.size; ) {
    size = known.size;
    for (const { pid, parent } of all) if (known.has(parent)) known.add(pid);
  }
  return all.filter(({ pid }) => known.has(pid)).map(({ pid }) => pid);
}

/**
 * Ends all that a process has started, and what these have: first asks, then forces. What starts
 * meanwhile ends too.
 * @param {number} pid
 * @param {number} [grace] in milliseconds.
 */
export async function endDescendants(pid, grace = GRACE_MS) {
  if (process.platform === "win32") return;
  const known = new Set([pid]);
  /** @type {Set<number>} */
  const asked = new Set();
  const begun = performance.now();
  for (;;) {
    const left = runningOf(known).filter((each) => each !== pid);
    if (!left.length) return;
    const patience = performance.now() - begun < grace;
    for (const each of left) {
      if (patience && asked.has(each)) continue;
      asked.add(each);
      signal(each, patience ? "SIGTERM" : "SIGKILL");
    }
    await setTimeout(POLL_MS);
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

/**
 * Ends this process with one line.
 * @param {unknown} error
 * @returns {never}
 */
export function endWithReason(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
