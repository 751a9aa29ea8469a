import { toJson } from "../core/json";

/** Where a wizard stood and what was typed, for a reload in the same tab. */
interface Memory {
  /** As it was stored: any number, or nothing of the kind. */
  step: unknown;
  typed: [name: string, text: string][];
}

const KEY = "maloca-trip-wizard";

/** Consent is given anew each time. */
const FORGOTTEN = "consent";

/** Remembers the form for as long as the tab lives. */
export function remember(form: HTMLFormElement, step: number): void {
  const typed = [...new FormData(form)].filter(([name]) => name !== FORGOTTEN);
  attempt(() => sessionStorage.setItem(KEY, toJson({ step, typed })));
}

export function forget(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** What the tab holds may be another version's, or another script's. */
const isMemory = (stored: unknown): stored is Memory => {
  const typed: unknown = (stored as Partial<Memory> | null | undefined)?.typed;
  return Array.isArray(typed) && typed.every(isPair);
};

const isPair = (entry: unknown) =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === "string");

/** Fills the fields that nobody has touched with what was typed before. Returns step and values. */
export function recall(form: HTMLFormElement): Memory | undefined {
  const memory: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  if (!isMemory(memory)) return;
  for (const [name, text] of memory.typed) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field && field.value === field.defaultValue) field.value = text;
  }
  return memory;
}

/** A browser that blocks storage, or a full one, throws; the form lives without it. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return;
  }
}
