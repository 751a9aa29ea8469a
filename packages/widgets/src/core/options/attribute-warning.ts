import { attributeName, MAX_LENGTH } from "./attribute-names";

/** The attributes that were reported, each once, even if a script sets it often. */
const reported = new WeakMap<Element, Set<string>>();

/**
 * Logs why an attribute's value is invalid, and what to write instead.
 * @param report called with the message.
 */
export function explain(
  element: Element,
  name: string,
  text: string,
  fallback: unknown,
  report: (message: string) => void,
): void {
  const names = reported.get(element) ?? new Set();
  if (names.has(name)) return;
  reported.set(element, names.add(name));
  const message = `attribute ${attributeName(name)}: ${reason(name, text, fallback)}`;
  console.warn(`<${element.localName}> ${message}`);
  report(message);
}

/** Why a text is no valid value of an option. */
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
