import type { Option } from "./builder.widgets";

/** Text that needs no escaping in quotes. */
export const PLAIN = /^[^"\\&{}<>]*$/;

/**
 * A prop as JSX.
 * @param value an option's value, an object or a list.
 */
export function propOf(name: string, value: Option | object): string {
  if (value === true) return name;
  const text = JSON.stringify(value);
  return typeof value === "string" && PLAIN.test(value) ? `${name}=${text}` : `${name}={${text}}`;
}
