import { color, dark, font, radius } from "./tokens";

/**
 * What a partner may change, as custom properties on the element or any ancestor: the name, the
 * default colour on a light page and, where it differs, on a dark one.
 */
export const properties = {
  /** Background of a dialog's header, the lightbox and chosen items. */
  brand: ["--maloca-brand", color.forest],
  /** Text and icons on the brand's background. */
  onBrand: ["--maloca-on-brand", color.paper],
  /** The brand colour on the surface: secondary buttons, links, focus. */
  link: ["--maloca-link", `var(--maloca-brand, ${color.forest})`, dark.link],
  /** Background of a form's submit button; its text is white. */
  accent: ["--maloca-accent", color.clayDeep],
  /** The woven band and checked boxes. */
  mark: ["--maloca-mark", color.maize],
  /** Background of dialogs, panels and fields. */
  surface: ["--maloca-surface", color.card, dark.card],
  /** Text. */
  text: ["--maloca-text", color.ink, dark.ink],
  /** Secondary text: hints, counters, small print. */
  textSoft: ["--maloca-text-soft", color.inkSoft, dark.inkSoft],
  /** Borders of fields, and dividers. */
  edge: ["--maloca-edge", color.edge],
  /** Error messages. */
  error: ["--maloca-error", color.error, dark.error],
  /** Corners of dialogs and panels. */
  radius: ["--maloca-radius", radius.card],
  /** Font family of titles. */
  titleFont: ["--maloca-title-font", font.title],
  /** Font family of everything else. */
  textFont: ["--maloca-font", font.text],
} as const satisfies Record<string, readonly [name: string, light: string, dark?: string]>;
