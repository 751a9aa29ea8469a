import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartError } from "./start-error";

/** Whether a module is the program that was started, and not a part of another. */
export function isEntry(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
}

/** One line on stderr and exit code 1. The unforeseen keeps its stack, without what it carries. */
export function refuseToStart(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(error instanceof StartError ? `Maloca cannot start: ${message}` : stack);
  process.exit(1);
}

/** Node prints a crash with all the error carries, a query's parameters too: names only, here. */
export function reportCrashes(): void {
  const report = (error: unknown) => {
    const { name, code } = Object(error);
    console.error(`Maloca crashed: ${name ?? "error"} ${code ?? ""}`.trim());
    if (error instanceof Error) console.error(error.stack?.split("\n").slice(1).join("\n"));
    process.exit(1);
  };
  process.on("uncaughtException", report);
  process.on("unhandledRejection", report);
}
