import type { Failure } from "../../core/widget";
import type { FormController } from "./types";

/** Logs a failed attempt, if the form does; never what was typed. */
export function logFailure({ request }: FormController, { reason, message }: Failure): void {
  const { failedLine } = request();
  if (failedLine) console.error(failedLine, reason, message);
}

/**
 * Calls a callback of the page. An exception is the page's error: it is logged, and does not change the state of
 * the request.
 * @returns the callback's result.
 */
export function callPage<Result>(callback: () => Result): Result | undefined {
  try {
    return callback();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
