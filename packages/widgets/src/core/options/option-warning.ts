import { warnOnce } from "../warn-once";
import { attributeName } from "./attribute-names";
import type { Rule } from "./option-rules";

const quoted = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

/** Logs an invalid value once a page. */
export const warnOf = (
  widget: string,
  name: string,
  value: unknown,
  rule: Pick<Rule, "expected">,
  fallback: unknown,
) =>
  warnOnce(
    `${attributeName(name)}: ${quoted(value)} is not ${rule.expected}; using ${quoted(fallback)}`,
    `<maloca-${widget}>`,
  );
