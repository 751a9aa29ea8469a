import { warnOnce } from "../warn-once";
import { attributeName } from "./attribute-names";

const quoted = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

/** Logs an invalid value, once a page. */
export const warnOf = (
  widget: string,
  name: string,
  value: unknown,
  expected: string,
  fallback: unknown,
) =>
  warnOnce(
    `${attributeName(name)}: ${quoted(value)} is not ${expected}; using ${quoted(fallback)}`,
    `<maloca-${widget}>`,
  );
