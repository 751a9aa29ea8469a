import { toJson } from "../core/json";

/** The wizard's step and what was typed, for a reload in the same tab. */
interface Memory {
  /** As it was stored: not validated. */
  step: unknown;
  typed: [name: string, text: string][];
}

const KEY = "maloca-trip-wizard";

/** Consent is never remembered. */
const FORGOTTEN = "consent";

/** Remembers the form until the tab is closed. */
export function remember(form: HTMLFormElement, step: number): void {
  const typed = [...new FormData(form)].filter(([name]) => name !== FORGOTTEN);
  attempt(() => sessionStorage.setItem(KEY, toJson({ step, typed })));
}

export function forget(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** Stored by another version or another script it may have any shape. */
const isMemory = (stored: unknown): stored is Memory => {
  const typed: unknown = (stored as Partial<Memory> | null | undefined)?.typed;
  return Array.isArray(typed) && typed.every(isPair);
};

const isPair = (entry: unknown) =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === "string");

/** Restores untouched fields. Returns step and values. */
export function recall(form: HTMLFormElement): Memory | undefined {
  const memory: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  if (!isMemory(memory)) return;
  for (const [name, text] of memory.typed) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field && field.value === field.defaultValue) field.value = text;
  }
  return memory;
}

/** Blocked or full storage throws; the form works without it. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return;
  }
}
