import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** How long processes may take to end after SIGTERM, before they get SIGKILL. */
const GRACE_MS = 10_000;
const POLL_MS = 50;

/**
 * Starts a program and does not wait.
 * @param {string} command
 * @param {string[]} args
 * @param {{ stdio: import("node:child_process").StdioOptions, variables?: Record<string, string>, cwd?: string }} how
 *   `variables`: added to this process's environment.
 */
export function start(command, args, { variables, ...how }) {
  const child = spawn(command, args, { ...how, env: { ...process.env, ...variables } });
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
 * The running processes of this machine, read from Linux's `/proc`, because small systems have no `ps`.
 * @returns {Process[]}
 */
const linuxProcesses = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // State and parent follow the name, which may contain any character.
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
 * The child processes of a process, and theirs.
 * @param {number} pid
 * @returns {number[]}
 */
export const descendantsOf = (pid) => runningOf(new Set([pid])).filter((each) => each !== pid);

/**
 * Which of these processes and of their descendants run; adds those that it finds to `known`. A process whose
 * parent has ended gets another parent: it is found only because it is known.
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
 * Ends the descendants of a process, with SIGTERM first, then with SIGKILL. Those that start meanwhile end,
 * too.
 * @param {number} pid
 * @param {number} [grace] in milliseconds.
 */
export async function endDescendants(pid, grace = GRACE_MS) {
  if (process.platform === "win32") return;
  const known = new Set([pid]);
  /** @type {Set<number>} */
  const signalled = new Set();
  const begun = performance.now();
  for (;;) {
    const left = runningOf(known).filter((each) => each !== pid);
    if (!left.length) return;
    const inGrace = performance.now() - begun < grace;
    for (const each of left) {
      if (inGrace && signalled.has(each)) continue;
      signalled.add(each);
      signal(each, inGrace ? "SIGTERM" : "SIGKILL");
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
 * Prints an error's message and ends this process.
 * @param {unknown} error
 * @returns {never}
 */
export function endWithReason(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
