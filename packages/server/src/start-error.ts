/** A failure that the operator can fix: one line that says what, why and how. */
export class StartError extends Error {
  override readonly name = "StartError";

  /** @param spanish the line that the operator's commands print; `message` is for the server's log. */
  constructor(
    message: string,
    readonly spanish: string = message,
  ) {
    super(message);
  }
}

/** The code of a file system or network error, e.g. `EACCES`; else the first line of its message. */
export function errorCode(error: unknown): string {
  const { code, message } = Object(error);
  return String(code ?? message ?? error).split("\n")[0] ?? "";
}

/** Wrong arguments: nothing was done. */
export class UsageError extends StartError {}
