import { attributeName, MAX_LENGTH } from "./attribute-names";

/** The attributes that were reported: each once, however often a script sets it. */
const reported = new WeakMap<Element, Set<string>>();

/**
 * Writes to the console why an attribute's text cannot be used, and what to write instead.
 * @param tell called with the reason.
 */
export function explain(
  element: Element,
  name: string,
  text: string,
  fallback: unknown,
  tell: (message: string) => void,
): void {
  const names = reported.get(element) ?? new Set();
  if (names.has(name)) return;
  reported.set(element, names.add(name));
  const message = `attribute ${attributeName(name)}: ${reason(name, text, fallback)}`;
  console.warn(`<${element.localName}> ${message}`);
  tell(message);
}

/** Why a text cannot be used for an option. */
export function reason(name: string, text: string, fallback: unknown): string {
  if (text.length > MAX_LENGTH) return `${text.length} letters; write at most ${MAX_LENGTH}`;
  if (name === "endpoint") return `"${text}" is not a web address; write https://…`;
  if (typeof fallback === "number") return `"${text}" is not a number; using ${fallback}`;
  const why = isJson(text) ? "JSON, but not of texts alone" : "not JSON";
  return `${why}; write it like {"key":"texto"}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
