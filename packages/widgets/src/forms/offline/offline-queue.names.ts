/** The storage key of unsent requests. */
export const KEPT = "maloca-unsent";

/** Whether this device stores any request; checked before the queue's code is loaded. */
export function keptHere(): boolean {
  try {
    return KEPT in localStorage;
  } catch {
    return false;
  }
}
