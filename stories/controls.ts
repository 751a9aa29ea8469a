import descriptions from "maloca:descriptions";
import { attributeName, type Option, type Options } from "@maloca/widgets/core/options/attributes";
import type { WidgetName } from "@maloca/widgets/widgets";
import type { ArgTypes } from "@storybook/react-vite";
import { isElementOnly } from "./code";

/**
 * Storybook's controls for a widget's options, each by the type of its default. Their descriptions are the
 * comments in the table of options. Options that only the element has are shown while the toolbar is set to it.
 */
export function controlsFor(name: WidgetName, options: Options): Partial<ArgTypes> {
  return Object.fromEntries(
    Object.entries(options).map(([option, fallback]) => {
      const { kind, control } = kindOf(fallback);
      return [
        option,
        {
          name: attributeName(option),
          description: descriptions[`maloca-${name}`]?.[attributeName(option)],
          control,
          ...(isElementOnly(option) && { if: { global: "as", eq: "element" } }),
          table: { type: { summary: kind }, defaultValue: defaultOf(fallback) },
        },
      ];
    }),
  );
}

/** An option's default, as the table of controls shows it; an object is collapsed. */
function defaultOf(fallback: Option) {
  if (typeof fallback !== "object" || Array.isArray(fallback)) {
    return { summary: JSON.stringify(fallback) };
  }
  if (!Object.keys(fallback).length) return { summary: "{}" };
  return { summary: "object", detail: JSON.stringify(fallback, null, 2) };
}

function kindOf(fallback: Option) {
  if (Array.isArray(fallback)) return { kind: "list", control: "object" } as const;
  if (typeof fallback === "object") return { kind: "object", control: "object" } as const;
  if (typeof fallback === "string") return { kind: "text", control: "text" } as const;
  const kind = typeof fallback as "number" | "boolean";
  return { kind, control: kind };
}
