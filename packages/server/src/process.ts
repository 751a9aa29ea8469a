import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartError } from "./errors";

/** Whether a module is the started program, and not imported by another. */
export function isEntry(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
}

/** One line on stderr and exit code 1. An unexpected error keeps its stack, without its properties. */
export function refuseToStart(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(error instanceof StartError ? `Maloca cannot start: ${message}` : stack);
  process.exit(1);
}

/**
 * Whether a rejection comes from postgres.js's own query for array types on a new connection. Nothing awaits it,
 * so a lost connection makes it an unhandled rejection; the next connection runs it again.
 */
export const isLostTypesQuery = (reason: unknown): boolean =>
  /pg_catalog\.pg_type/.test(String(Object(reason).query));

/** Messages of the engine when the system has no more memory. */
const NO_MEMORY = /^WebAssembly\.|allocation failed|out of memory/i;

/** The line that reports a crash, without the error's message: that may contain what a visitor typed. */
export function crashLine(error: unknown): string {
  const { name, code, message } = Object(error);
  if (name === "RangeError" && NO_MEMORY.test(message))
    return "Maloca crashed: no memory is left for it. Free some, or lift its limit (MemoryMax= of its unit, ulimit -v).";
  return `Maloca crashed: ${name ?? "error"} ${code ?? ""}`.trim();
}

/** Reports crashes by name only. Node would print every property of the error, also a query's parameters. */
export function reportCrashes(): void {
  const report = (error: unknown) => {
    console.error(crashLine(error));
    if (error instanceof Error) console.error(error.stack?.split("\n").slice(1).join("\n"));
    process.exit(1);
  };
  process.on("uncaughtException", report);
  process.on("unhandledRejection", (reason) => {
    if (!isLostTypesQuery(reason)) report(reason);
  });
}
