import { warnOnce } from "../warn-once";
import { attributeName } from "./attribute-names";
import type { Leaving, Rule } from "./option-rules";

const quoted = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

/** An attribute as a page writes it. */
const written = (name: string, value: unknown) =>
  value === true ? attributeName(name) : `${attributeName(name)}="${value}"`;

/** How many minor versions an option works after the one that first warned. */
const MINORS = 2;

/** The version without an option. */
function goneIn(since: string): string {
  const [major, minor] = since.split(".").map(Number);
  return `${major}.${(minor ?? 0) + MINORS}`;
}

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
      ? `${attributeName(name)} goes away in ${goneIn(rule.since)}; write ${written(rule.to, value)}`
      : `${attributeName(name)}: ${quoted(value)} is not ${rule.expected}; using ${quoted(fallback)}`,
    `<maloca-${widget}>`,
  );
