import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { start, typescript } from "../programs/processes.ts";
import type { Step } from "./steps.ts";

const worker = fileURLToPath(new URL("row-worker.ts", import.meta.url));

/**
 * Runs each step in a separate process. A process that has run rows is reused for the next ones, because
 * loading the plugins takes a second.
 */
export function stepProcesses() {
  const running = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  let priority = constants.priority.PRIORITY_NORMAL;

  function started(child: ChildProcess): ChildProcess {
    running.add(child);
    child.once("exit", () => running.delete(child));
    lower(child);
    return child;
  }

  function lower({ pid }: ChildProcess) {
    try {
      if (pid && priority) setPriority(pid, priority);
    } catch {
      // It has ended already.
    }
  }

  /** @returns the sizes that the rows measured. */
  async function runRows(rows: string[]): Promise<string[]> {
    const child = idle.pop() ?? started(fork(worker, { execArgv: typescript }));
    const ended = once(child, "exit").then(() => {
      throw new Error("the worker process ended");
    });
    ended.catch(() => {});
    child.send(rows);
    const [{ lines, error }] = await Promise.race([once(child, "message"), ended]);
    idle.push(child);
    if (error) throw Object.assign(new Error(error.message), error);
    return lines;
  }

  /** Runs a program; its output becomes the error's message if it fails. */
  async function runProgram(program: string): Promise<string[]> {
    const { child, ended, printed } = start(process.execPath, [...typescript, program], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    started(child);
    const code = await ended;
    if (code !== 0) throw new Error(printed() || `the program ended with ${code}`);
    return [];
  }

  return {
    run: ({ name, rows = [name], program }: Step) =>
      program ? runProgram(program) : runRows(rows),
    /** Lowers the priority of the running processes and of later ones. */
    lowerPriority() {
      priority = constants.priority.PRIORITY_LOW;
      for (const child of running) lower(child);
    },
    end() {
      for (const child of running) child.kill("SIGKILL");
    },
  };
}
