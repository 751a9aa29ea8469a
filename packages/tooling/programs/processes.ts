import { execFileSync, type StdioOptions, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";

/** How long processes may take to end after SIGTERM, before they get SIGKILL. */
const GRACE_MS = 10_000;
const POLL_MS = 50;

/** Options of Node, for a program in TypeScript. */
export const typescript = ["--import", import.meta.resolve("tsx")];

interface How {
  /** Its output is collected, unless this says otherwise. */
  stdio?: StdioOptions;
  /** Added to this process's environment. */
  variables?: Record<string, string>;
  cwd?: string;
}

/** Starts a program and does not wait. */
export function start(command: string, args: string[], { variables, ...how }: How = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    ...how,
    env: { ...process.env, ...variables },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  const ended = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  return { child, ended, printed: () => printed };
}

type Process = { pid: number; parent: number };

/** The running processes of this machine, read from Linux's `/proc`, because small systems have no `ps`. */
const linuxProcesses = (): Process[] =>
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

const otherProcesses = (): Process[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith("Z"))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));

const listProcesses = process.platform === "linux" ? linuxProcesses : otherProcesses;

/** The child processes of a process, and theirs. */
export const descendantsOf = (pid: number): number[] =>
  runningOf(new Set([pid])).filter((each) => each !== pid);

/**
 * Which of these processes and of their descendants run; adds those that it finds to `known`. A process whose
 * parent has ended gets another parent: it is found only because it is known.
 */
function runningOf(known: Set<number>) {
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
 */
async function endDescendants(pid: number) {
  if (process.platform === "win32") return;
  const known = new Set([pid]);
  const signalled = new Set<number>();
  const begun = performance.now();
  for (;;) {
    const left = runningOf(known).filter((each) => each !== pid);
    if (!left.length) return;
    const inGrace = performance.now() - begun < GRACE_MS;
    for (const each of left) {
      if (inGrace && signalled.has(each)) continue;
      signalled.add(each);
      signal(each, inGrace ? "SIGTERM" : "SIGKILL");
    }
    await setTimeout(POLL_MS);
  }
}

export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

/** Ends all that this process has started when it is interrupted, and then the process. */
export function endOnSignals() {
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(name, async () => {
      await endDescendants(process.pid);
      process.exit(128 + constants.signals[name]);
    });
  }
}

/** Prints an error's message and ends this process. */
export function endWithReason(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
