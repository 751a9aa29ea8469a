/** The storage key of unsent requests. */
export const KEPT = "maloca-unsent";

/** Whether this device has any stored request; only then the queue's code is loaded. */
export function keptHere(): boolean {
  try {
    return KEPT in localStorage;
  } catch {
    return false;
  }
}
