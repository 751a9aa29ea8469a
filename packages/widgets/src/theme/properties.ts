import { color, dark, font, radius } from "./tokens";

/**
 * What a partner may change, as custom properties on the element or any ancestor: the name, the
 * house's own look on a light page and, where it differs, on a dark one.
 */
export const properties = {
  /** Ground of a dialog's header, of the lightbox and of what is chosen. */
  brand: ["--maloca-brand", color.forest],
  /** Text and marks on the brand's ground. */
  onBrand: ["--maloca-on-brand", color.paper],
  /** The brand as a line or a word on the surface: quiet buttons, links, focus. */
  link: ["--maloca-link", `var(--maloca-brand, ${color.forest})`, dark.link],
  /** Ground of a form's one action; its words are white. */
  accent: ["--maloca-accent", color.clayDeep],
  /** The woven band, and what is ticked. */
  mark: ["--maloca-mark", color.maize],
  /** Ground of dialogs, panels and fields. */
  surface: ["--maloca-surface", color.card, dark.card],
  /** Text. */
  text: ["--maloca-text", color.ink, dark.ink],
  /** Quieter text: hints, counters, small print. */
  textSoft: ["--maloca-text-soft", color.inkSoft, dark.inkSoft],
  /** Edges of fields and lines between parts. */
  edge: ["--maloca-edge", color.edge],
  /** What is wrong. */
  error: ["--maloca-error", color.error, dark.error],
  /** Corners of dialogs and panels. */
  radius: ["--maloca-radius", radius.card],
  /** Font family of titles. */
  titleFont: ["--maloca-title-font", font.title],
  /** Font family of everything else. */
  textFont: ["--maloca-font", font.text],
} as const satisfies Record<string, readonly [name: string, light: string, dark?: string]>;
