import { readFileSync } from "node:fs";
import { StartError } from "../../start-error";

/** With fewer open files the database crashes, with errors that do not name the cause. */
const FEWEST = 256;

/** The limits of this process on Linux; empty on other systems. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

/** Throws a StartError if the system lets this process open too few files. */
export function checkOpenFiles(limits = readLimits()): void {
  const [, most] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (most === undefined || Number(most) >= FEWEST) return;
  throw new StartError(
    `the system lets it open ${most} files only. Raise LimitNOFILE= of its unit, or ulimit -n; 1024 are enough.`,
    `el sistema solo le deja abrir ${most} archivos. Sube LimitNOFILE= de su unidad, o ulimit -n; bastan 1024.`,
  );
}
