/** Where a device keeps what could not be sent. */
export const KEPT = "maloca-unsent";

/** Whether this device keeps anything at all, asked before the code that knows more is loaded. */
export function keptHere(): boolean {
  try {
    return KEPT in localStorage;
  } catch {
    return false;
  }
}
