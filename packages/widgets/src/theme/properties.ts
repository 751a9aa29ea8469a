import { color, dark, font, radius, space } from "./tokens";

/**
 * The custom properties that a partner may set on the element or any ancestor: the name, and the default on
 * a light page and, if it differs, on a dark one.
 */
export const properties = {
  /** Background of a dialog's header, the lightbox and chosen items. */
  brand: ["--maloca-brand", color.forest],
  /** Text and icons on the brand's background. Left out, they stay legible on any brand. */
  onBrand: ["--maloca-on-brand", color.paper],
  /** The brand colour on the surface: secondary buttons, links, focus. Left out, it is the brand's on light pages, where it can be read. */
  link: ["--maloca-link", `var(--maloca-brand, ${color.forest})`, dark.link],
  /** Background of a form's submit button. */
  accent: ["--maloca-accent", color.clayDeep],
  /** Text on the accent. Left out, it is white or black, whichever can be read on it. */
  onAccent: ["--maloca-on-accent", "#ffffff"],
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
  /** Corners of dialogs and panels, and of fields, buttons and choices. Left out, buttons are round and fields nearly square. */
  radius: ["--maloca-radius", radius.card],
  /** Font family of titles; empty, that of the text. */
  titleFont: ["--maloca-title-font", font.title],
  /** Font family of everything else; empty (`--maloca-font: ;`), the page's own. */
  textFont: ["--maloca-font", font.text],
} as const satisfies Record<string, readonly [name: string, light: string, dark?: string]>;

/** The custom properties of a widget's shape, which need no value of their own where a page sets none. */
export const shape = {
  /** Corners of fields. Left out, those of `--maloca-radius`. */
  fieldRadius: ["--maloca-field-radius", `var(--maloca-radius, ${radius.field})`],
  /** Corners of buttons and choices. Left out, those of `--maloca-radius`. */
  buttonRadius: ["--maloca-button-radius", `var(--maloca-radius, ${radius.round})`],
  /** The space between and in fields: a number, such as `0.8` for less. What is tapped stays large enough. */
  density: ["--maloca-density", "1"],
} as const satisfies Record<string, readonly [name: string, value: string]>;

/** The custom properties of inline widgets only. */
export const placing = {
  /** Space above and below an inline form that has content around it. A margin that the page sets on the element overrides it. */
  margin: ["--maloca-margin", space[5]],
} as const satisfies Record<string, readonly [name: string, value: string]>;
