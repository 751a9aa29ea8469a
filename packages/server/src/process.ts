import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { errorCode, StartError } from "./errors";
import { START } from "./leads-command";
import { DatabaseError } from "./storage/database";

/** Whether a module is the started program, and not imported by another. */
export function isEntry(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
}

/** One line on stderr and exit code 1, whatever the error. */
export function refuseToStart(error: unknown): never {
  console.error(`Maloca cannot start: ${startLine(error)}`);
  process.exit(1);
}

/** Failures of the system while something is read or written at the start, and what to do. */
const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Make space",
  EDQUOT: "the disk is full for this user. Make space",
  EROFS: "the disk is read-only. Mount it for writing",
  EACCES: "this user may not use it. Give it to the server's user",
  EPERM: "this user may not use it. Give it to the server's user",
  EMFILE: "too few files may be open. Raise LimitNOFILE= of its unit, or ulimit -n",
  ENFILE: "the machine can open no more files. End other programs, or raise fs.file-max",
  EIO: "the disk failed. Check it",
};

/**
 * Why a start failed, in one line. Of an error that nobody foresaw only name, code and place: its message may quote a
 * setting or a row.
 */
export function startLine(error: unknown): string {
  if (error instanceof StartError) return error.message.replace(/\s*\n\s*/g, " ");
  if (error instanceof DatabaseError)
    return `the database failed (${error.code}). Start again; if it fails again, check it with: ${START} doctor`;
  const code = errorCode(error);
  if (SYSTEM[code]) return `${Object(error).path ?? "a file"}: ${SYSTEM[code]} (${code}).`;
  return `it failed: ${nameAndPlace(error)}. Report this line; the requests are still stored.`;
}

/** An error's name and code, and where it was thrown. */
function nameAndPlace(error: unknown): string {
  const { name, code, stack } = Object(error);
  const [, place] = /\n\s+at [^\n]*?([^\s/\\(]+:\d+:\d+)\)?/.exec(String(stack)) ?? [];
  return [name ?? "error", code, place && `in ${place}`].filter(Boolean).join(" ");
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
  const { name, message } = Object(error);
  if (name === "RangeError" && NO_MEMORY.test(message))
    return "Maloca crashed: no memory is left for it. Free some, or lift its limit (MemoryMax= of its unit, ulimit -v).";
  return `Maloca crashed: ${nameAndPlace(error)}`;
}

/** Reports crashes by name only. Node would print every property of the error, also a query's parameters. */
export function reportCrashes(): void {
  const report = (error: unknown) => {
    console.error(crashLine(error));
    process.exit(1);
  };
  process.on("uncaughtException", report);
  process.on("unhandledRejection", (reason) => {
    if (!isLostTypesQuery(reason)) report(reason);
  });
}
