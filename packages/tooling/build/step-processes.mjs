import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

/** @typedef {import("node:child_process").ChildProcess} Child */
/** @typedef {import("./steps.mjs").Step} Step */

const worker = fileURLToPath(new URL("row-worker.ts", import.meta.url));

/** Options of Node, for programs in TypeScript. */
const execArgv = ["--import", new URL("../typescript.mjs", import.meta.url).href];

/**
 * Runs each step in a separate process. A process that has run rows is reused for the next ones, because
 * loading the plugins takes a second.
 * @param {string[]} options of the build, passed on to each process.
 */
export function stepProcesses(options) {
  /** @type {Set<Child>} */
  const running = new Set();
  /** @type {Child[]} */
  const idle = [];
  let priority = constants.priority.PRIORITY_NORMAL;

  /**
   * @param {Child} child
   * @returns {Child}
   */
  function started(child) {
    running.add(child);
    child.once("exit", () => running.delete(child));
    lower(child);
    return child;
  }

  /** @param {Child} child */
  function lower({ pid }) {
    try {
      if (pid && priority) setPriority(pid, priority);
    } catch {
      // It has ended already.
    }
  }

  /**
   * @param {string[]} rows
   * @returns {Promise<string[]>} the sizes that the rows measured.
   */
  async function runRows(rows) {
    const child = idle.pop() ?? started(fork(worker, options, { execArgv }));
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

  /**
   * Runs a program; its output becomes the error's message if it fails.
   * @param {string} program
   * @returns {Promise<string[]>}
   */
  async function runProgram(program) {
    const child = started(
      spawn(process.execPath, [...execArgv, program, ...options], {
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      }),
    );
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        printed += chunk;
      });
    }
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(printed || `the program ended with ${code}`);
    return [];
  }

  return {
    /** @param {Step} step */
    run: ({ rows, program }) => (program ? runProgram(program) : runRows(rows ?? [])),
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
