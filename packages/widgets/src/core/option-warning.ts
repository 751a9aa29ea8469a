import { attributeName, MAX_LENGTH } from "./attribute-names";

/** What an option must be, in words. */
const expected: Record<string, string> = {
  amount: "an amount in whole pesos, such as 1500000 or 1.500.000",
  depositPercent: "a percentage from 0 to 100",
  max: "a whole number from 1",
  maxExperiences: "a whole number from 1",
  phone: "a phone number with its country code, such as 573001234567",
  messagingPhone: "a phone number with its country code, such as 573001234567",
  address: "an e-mail address",
  email: "an e-mail address",
};

const quoted = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

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
  return `not JSON; write it like {"key":"texto"}`;
}

const said = new Set<string>();

/** Names a value that a check has refused, once a page. */
export function warnOf(widget: string, name: string, value: unknown, fallback: unknown): void {
  const line = `<maloca-${widget}> ${attributeName(name)}: ${quoted(value)} is not ${expected[name]}; using ${quoted(fallback)}`;
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
}
