import { toJson } from "../../core/json";

/** What was typed, for a reload in the same tab. */
export interface Memory {
  typed: [name: string, text: string][];
  /** The wizard's, as it was stored: not validated. */
  step?: unknown;
}

/** Consent is never remembered. */
const FORGOTTEN = "consent";

const BOOKING = "maloca-booking";
const TRIP_WIZARD = "maloca-trip-wizard";

const KEYS = { booking: BOOKING, "trip-wizard": TRIP_WIZARD };

/** A form whose text is kept in the tab's storage until it is sent or emptied; a dialog's until it is closed. */
type Remembered = keyof typeof KEYS;

/**
 * Remembers a form's text.
 * @param step the wizard's.
 * @param own what the page itself has written into fields: as long as they say it, nobody typed it.
 */
export function remember(
  name: Remembered,
  form: HTMLFormElement,
  { step, ...own }: { step?: number } & Record<string, unknown>,
): void {
  const typed = [...new FormData(form)].filter(
    ([field, text]) => field !== FORGOTTEN && text !== own[field],
  );
  attempt(() => sessionStorage.setItem(KEYS[name], toJson({ step, typed })));
}

export function forget(name: Remembered): void {
  attempt(() => sessionStorage.removeItem(KEYS[name]));
}

export function recall(name: Remembered): Memory | undefined {
  const memory: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEYS[name]) ?? "null"));
  return isMemory(memory) ? memory : undefined;
}

/** Stored by another version or another script it may have any shape. */
const isMemory = (stored: unknown): stored is Memory => {
  const typed: unknown = (stored as Partial<Memory> | null | undefined)?.typed;
  return Array.isArray(typed) && typed.every(isPair);
};

const isPair = (entry: unknown) =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === "string");

/** Blocked or full storage throws; the form works without it. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return;
  }
}
