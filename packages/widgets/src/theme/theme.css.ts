import { createGlobalTheme } from "@vanilla-extract/css";
import { color, font, motion, radius, shadow, size, space } from "./tokens";

/**
 * What a partner may change, as custom properties on the element or any ancestor.
 * `:host` beside `:root`, because a root theme does not exist inside a shadow root that resets.
 */
export const theme = createGlobalTheme(":root, :host", {
  brand: `var(--maloca-brand, ${color.forest})`,
  onBrand: `var(--maloca-on-brand, ${color.paper})`,
  accent: `var(--maloca-accent, ${color.clayDeep})`,
  mark: `var(--maloca-mark, ${color.maize})`,
  surface: `var(--maloca-surface, ${color.card})`,
  text: `var(--maloca-text, ${color.ink})`,
  textSoft: `var(--maloca-text-soft, ${color.inkSoft})`,
  edge: `var(--maloca-edge, ${color.edge})`,
  error: `var(--maloca-error, ${color.error})`,
  radius: `var(--maloca-radius, ${radius.card})`,
  titleFont: `var(--maloca-title-font, ${font.title})`,
  textFont: `var(--maloca-font, ${font.text})`,
});

export { motion, radius, shadow, size, space };
