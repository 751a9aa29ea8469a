import { color, darkColor } from "@maloca/catalog";
import { contrast } from "@maloca/catalog/contrast";

/** Text in it on the dark theme's cards. */
const LEGIBLE = 7;

/** `share` of the way from one colour to another; as the site mixes its palettes. */
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

/** The colour with as much white as makes it legible on dark. */
function lightened(hex: string): string {
  let share = 0;
  while (contrast(mixed(hex, "#ffffff", share), darkColor.card) < LEGIBLE) share += 0.02;
  return mixed(hex, "#ffffff", share);
}

/** The tones of the dark theme that follow an operator's colours. The build's link was chosen by hand. */
export const darkTones = ({
  forest,
  clay,
  maize,
}: Record<"forest" | "clay" | "maize", string>) => ({
  link: forest === builtColors.forest ? builtColors.link : lightened(forest),
  accent: mixed(clay, color.paper, 0.18),
  wash: mixed(color.ink, maize, 0.16),
});

/** Before an operator's take their place. */
const builtColors = { forest: color.forest, link: darkColor.link };
