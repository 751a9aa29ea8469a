import { goesAway } from "../leaving";
import { warnOnce } from "../warn-once";
import { attributeName } from "./attribute-names";
import type { Leaving, Rule } from "./option-rules";

const quoted = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

/** An attribute as a page writes it. */
const written = (name: string, value: unknown) =>
  value === true ? attributeName(name) : `${attributeName(name)}="${value}"`;

/** Logs an invalid value, or an option that goes away, once a page. */
export const warnOf = (
  widget: string,
  name: string,
  value: unknown,
  rule: Pick<Rule, "expected"> | Leaving,
  fallback: unknown,
) =>
  warnOnce(
    "to" in rule
      ? goesAway(attributeName(name), rule.since, written(rule.to, value))
      : `${attributeName(name)}: ${quoted(value)} is not ${rule.expected}; using ${quoted(fallback)}`,
    `<maloca-${widget}>`,
  );
