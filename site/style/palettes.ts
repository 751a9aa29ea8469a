import { mix } from "@maloca/artwork/print/palette";
import type { Palette } from "@maloca/catalog";
import { color, dark } from "@maloca/widgets/theme/tokens";
import { darkScreen, knowsDark } from "./media";

/** The site's palette, and the palettes of pages without a trip; each trip has its own. */
export const palettes = {
  selva: {
    ground: color.forest,
    light: color.maize,
    accent: color.clay,
    deep: color.clayDeep,
  },
  taller: { ground: "#33230f", light: "#ecc873", accent: "#b4552d", deep: "#1f5a44" },
} as const satisfies Record<string, Palette>;

/** A page's colours in the light theme. */
export const lightTheme = (chosen: Palette) => ({
  ...chosen,
  /** Colour of small text on paper. */
  word: chosen.deep,
  /** A tinted background for text in `ink`. */
  wash: chosen.light,
  paper: color.paper,
  card: color.card,
  ink: color.ink,
  inkSoft: color.inkSoft,
  line: color.line,
});

/** Colours that differ in the dark theme. The dark frame and its buttons do not change. */
const darkTheme = (chosen: Palette) => ({
  accent: mix(chosen.accent, color.paper, 0.18),
  word: chosen.light,
  wash: mix(color.ink, chosen.light, 0.16),
  paper: dark.paper,
  card: dark.card,
  ink: dark.ink,
  inkSoft: dark.inkSoft,
  line: dark.line,
});

const declared = (colours: Record<string, string>, prefix = "--") =>
  Object.entries(colours).map(([name, colour]) => `${prefix}${name}:${colour};`);

/** A page's colours in both themes, as CSS for its head; the widgets use them too. */
export function colourRule(chosen: Palette) {
  // No margin: the page's sections leave room around a form.
  const widgets = { brand: chosen.ground, accent: chosen.deep, mark: chosen.light, margin: "0" };
  const day = [...declared(lightTheme(chosen)), ...declared(widgets, "--maloca-")];
  const night = [...declared(darkTheme(chosen)), ...declared({ link: chosen.light }, "--maloca-")];
  return `:root{${day.join("")}}@supports ${knowsDark}{@media ${darkScreen}{:root{color-scheme:dark;${night.join("")}}}}`;
}
