import type { properties } from "./properties";

type Name = keyof typeof properties;

/** Colours that the widgets choose to suit the background, unless a partner sets them. */
export const chosenByWidget: readonly string[] = ["onBrand", "onAccent"] satisfies Name[];

/** Foreground, background and the contrast that the widgets see to (WCAG 2.2, 1.4.3 and 1.4.11). */
export const legiblePairs = [
  ["text", "surface", 4.5],
  ["textSoft", "surface", 4.5],
  ["error", "surface", 4.5],
  ["link", "surface", 4.5],
  ["onBrand", "brand", 4.5],
  ["onAccent", "accent", 4.5],
  ["edge", "surface", 3],
  ["mark", "brand", 3],
] as const satisfies readonly [front: Name, back: Name, least: number][];

/** Whether a browser can derive a color from another. */
export const CAN_DERIVE = "(color: color(from light-dark(red, red) xyz x y z))";
