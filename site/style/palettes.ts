import { mix } from "@maloca/artwork/print/palette";
import { color, dark } from "@maloca/widgets/theme/tokens";
import { darkScreen, knowsDark } from "./media";

/** What a territory changes of the frame's colours, taken from its artwork. */
export interface Palette {
  /** The dark frame: bar, hero, closing call. Paper on it is read with ease. */
  ground: string;
  /** Calls and labels on the dark frame; a light ground under ink. */
  light: string;
  /** Large figures and marks on paper. */
  accent: string;
  /** Buttons, by day small text on paper too. */
  deep: string;
}

export const palettes = {
  selva: {
    ground: color.forest,
    light: color.maize,
    accent: color.clay,
    deep: color.clayDeep,
  },
  cafetal: { ground: "#123c34", light: "#f3b27c", accent: "#cf3627", deep: "#8f1f22" },
  navidad: { ground: "#4a1116", light: "#f4c766", accent: "#c8502f", deep: "#1d5a41" },
  arrecife: { ground: "#0b3b59", light: "#8fe0d2", accent: "#0f8296", deep: "#0b5a6e" },
  reggae: { ground: "#3d1546", light: "#ffc94a", accent: "#d8443a", deep: "#a02a2e" },
  sierra: { ground: "#163350", light: "#bfe3d4", accent: "#2b7f6d", deep: "#17584c" },
  brisa: { ground: "#0e4049", light: "#ffd07a", accent: "#d1572d", deep: "#9a3a1a" },
  desierto: { ground: "#5a2413", light: "#f7c886", accent: "#c4552b", deep: "#8c3416" },
  cristales: { ground: "#47102f", light: "#f7c948", accent: "#c4225f", deep: "#98184b" },
  fogata: { ground: "#231640", light: "#f6b75b", accent: "#b8276a", deep: "#8a1c55" },
  muralla: { ground: "#2c1a4c", light: "#f9b44e", accent: "#cf4a30", deep: "#9c3320" },
  velas: { ground: "#171a3d", light: "#fbbf5c", accent: "#c2562d", deep: "#8f3d17" },
  pacifico: { ground: "#0f323c", light: "#f2dfa4", accent: "#cf3a26", deep: "#9c2a1b" },
  marea: { ground: "#0f3247", light: "#f6c39b", accent: "#cc4526", deep: "#96301a" },
  taller: { ground: "#33230f", light: "#ecc873", accent: "#b4552d", deep: "#1f5a44" },
  estero: { ground: "#0d3a3f", light: "#f3d28e", accent: "#c2512a", deep: "#8f3818" },
  cascada: { ground: "#16362c", light: "#d5e6ad", accent: "#2f7d5b", deep: "#1f5f47" },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** All that a page takes from its palette, as on paper under a lamp. */
export const byDay = (own: Palette) => ({
  ...own,
  /** Small text on paper. */
  word: own.deep,
  /** A tinted ground under ink. */
  wash: own.light,
  paper: color.paper,
  card: color.card,
  ink: color.ink,
  inkSoft: color.inkSoft,
  line: color.line,
});

/** What of it differs where a visitor's system is dark. The dark frame and its calls stay. */
export const byNight = (own: Palette) => ({
  accent: mix(own.accent, color.paper, 0.18),
  word: own.light,
  wash: mix(color.ink, own.light, 0.16),
  paper: dark.paper,
  card: dark.card,
  ink: dark.ink,
  inkSoft: dark.inkSoft,
  line: dark.line,
});

const declared = (colours: Record<string, string>, prefix = "--") =>
  Object.entries(colours).map(([name, colour]) => `${prefix}${name}:${colour};`);

/** A page's colours in both themes, as rules for its head; its dialogs wear the same. */
export function colourRule(name: PaletteName) {
  const own: Palette = palettes[name];
  const widgets = { brand: own.ground, accent: own.deep, mark: own.light };
  const day = [...declared(byDay(own)), ...declared(widgets, "--maloca-")];
  const night = [...declared(byNight(own)), ...declared({ link: own.light }, "--maloca-")];
  return `:root{${day.join("")}}@supports ${knowsDark}{@media ${darkScreen}{:root{color-scheme:dark;${night.join("")}}}}`;
}
