/** A reason not to start that the operator can mend: one line saying what, why and how. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What a file system or network error is called, e.g. `EACCES`; else its first line. */
export function errorCode(error: unknown): string {
  const { code, message } = Object(error);
  return String(code ?? message ?? error).split("\n")[0] ?? "";
}
