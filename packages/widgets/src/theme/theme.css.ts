import { assignVars, createThemeContract, style } from "@vanilla-extract/css";
import { color, font, radius } from "./tokens";

/**
 * What a partner may change, as custom properties on the element or any ancestor; the defaults are
 * the house's own look.
 */
const partner = {
  brand: ["--maloca-brand", color.forest],
  onBrand: ["--maloca-on-brand", color.paper],
  accent: ["--maloca-accent", color.clayDeep],
  mark: ["--maloca-mark", color.maize],
  surface: ["--maloca-surface", color.card],
  text: ["--maloca-text", color.ink],
  textSoft: ["--maloca-text-soft", color.inkSoft],
  edge: ["--maloca-edge", color.edge],
  error: ["--maloca-error", color.error],
  radius: ["--maloca-radius", radius.card],
  titleFont: ["--maloca-title-font", font.title],
  textFont: ["--maloca-font", font.text],
} as const;

type Name = keyof typeof partner;
const each = <Value>(value: (name: Name) => Value) =>
  Object.fromEntries((Object.keys(partner) as Name[]).map((name) => [name, value(name)])) as Record<
    Name,
    Value
  >;

/** The custom properties that partners set, by their short name. */
export const partnerProperties = each((name) => partner[name][0]);

export const theme = createThemeContract(each(() => ""));

/** Where a widget begins. Not on `:root`, which would not see what an ancestor of a widget sets. */
export const themed = style({
  vars: assignVars(
    theme,
    each((name) => `var(${partner[name][0]}, ${partner[name][1]})`),
  ),
});

/** Seen on light and on dark: the brand's colour outside, the mark's within. */
export const focusRing = {
  outline: `3px solid ${theme.brand}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${theme.mark}`,
} as const;
