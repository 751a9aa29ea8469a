import type { RequestName } from "../requests/request-senders";

// What was typed in a form, for a reload in the same tab: kept in the tab's storage until it is sent or emptied, a
// dialog's until it is closed.

export const BOOKING = "maloca-booking";
export const TRIP_WIZARD = "maloca-trip-wizard";
/** The request of any form that was sent last and is not known to be stored, and its key. */
export const SENT = "maloca-sent";

/** By the widget's name, or of the request that was sent. */
type Remembered = `maloca-${RequestName}` | typeof SENT;

/** Consent is never remembered. */
const FORGOTTEN = "consent";

/** Remembers fields: their names and texts. Without files. */
export function remember(form: Remembered, fields: [name: string, text: FormDataEntryValue][]) {
  const typed = fields.filter(([name]) => name !== FORGOTTEN) as [string, string][];
  attempt(() => sessionStorage.setItem(form, `${new URLSearchParams(typed)}`));
}

export function forget(form: Remembered) {
  attempt(() => sessionStorage.removeItem(form));
}

/** The names and texts of the fields; of what another script stored, names of no field. */
export const recall = (form: Remembered) => [
  ...new URLSearchParams(attempt(() => sessionStorage.getItem(form)) ?? ""),
];

/** Blocked or full storage throws; the form works without it. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return;
  }
}
