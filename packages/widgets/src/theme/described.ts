import { chosenByWidget, legiblePairs } from "./legible-pairs";
import { properties } from "./properties";

type Pairs = readonly (readonly [front: string, back: string, least: number])[];

/**
 * Custom properties as the manifest says them, without their descriptions. `chosen`: whether the widgets choose a value
 * that suits the background when a page sets none; `contrast`: the properties of its backgrounds, each with the minimum
 * contrast. Other tools ignore both.
 */
export const described = (
  table: Record<string, readonly string[]> = properties,
  pairs: Pairs = legiblePairs,
  chosen = chosenByWidget,
) =>
  Object.entries(table).map(([name, [property = "", light = "", dark]]) => {
    const backgrounds = pairs.filter(([front]) => front === name);
    return {
      name: property,
      default: dark ? `light-dark(${light}, ${dark})` : light,
      ...(chosen.includes(name) && { chosen: true }),
      ...(backgrounds.length && {
        contrast: Object.fromEntries(
          backgrounds.map(([, back, least]): [string, number] => [table[back]?.[0] ?? "", least]),
        ),
      }),
    };
  });
