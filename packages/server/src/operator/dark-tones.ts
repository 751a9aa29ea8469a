import { color, darkColor } from "@maloca/catalog";
import { contrast } from "@maloca/catalog/contrast";

/** The least contrast of text on the dark theme's cards. */
const LEGIBLE = 7;

/** Mixes two colours as the site's palettes do: a `share` of 0 is `from`, 1 is `to`. */
function mixed(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [one = 0, other = 0] = [from, to].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Mixes in as much white as makes the colour legible on dark. */
function lightened(hex: string): string {
  let share = 0;
  while (contrast(mixed(hex, "#ffffff", share), darkColor.card) < LEGIBLE) share += 0.02;
  return mixed(hex, "#ffffff", share);
}

/**
 * The tones of the dark theme that depend on an operator's colours. The link colour of the build itself was
 * chosen by hand.
 */
export const darkTones = ({
  forest,
  clay,
  maize,
}: Record<"forest" | "clay" | "maize", string>) => ({
  link: forest === builtColors.forest ? builtColors.link : lightened(forest),
  accent: mixed(clay, color.paper, 0.18),
  wash: mixed(color.ink, maize, 0.16),
});

/** Read before an operator's colours replace them. */
const builtColors = { forest: color.forest, link: darkColor.link };
