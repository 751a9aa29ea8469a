import { type Options, warning, withDefaults } from "./attributes";
import type { Rules } from "./option-rules";

/** Options with their defaults, without those that violate their rule, which is logged. */
export function validOptions<Defaults extends object, Values extends object>(
  defaults: Defaults,
  values: Values,
  widget: string,
  rules: Rules,
): Defaults & Values {
  const accepted = { ...values } as Record<string, unknown>;
  for (const [name, rule] of Object.entries(rules)) {
    const value = accepted[name];
    if (value == null || rule.accepts(value)) continue;
    delete accepted[name];
    warning(import("./option-warning"), ({ warnOf }) =>
      warnOf(widget, name, value, rule, (defaults as Options)[name]),
    );
  }
  return withDefaults(defaults, accepted as Values);
}
