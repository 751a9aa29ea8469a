/** The widgets' custom properties, which the page sets to their defaults. */
export const theme = {
  brand: "var(--maloca-brand)",
  onBrand: "var(--maloca-on-brand)",
  link: "var(--maloca-link)",
  mark: "var(--maloca-mark)",
  surface: "var(--maloca-surface)",
  text: "var(--maloca-text)",
  textSoft: "var(--maloca-text-soft)",
  edge: "var(--maloca-edge)",
  error: "var(--maloca-error)",
  radius: "var(--maloca-radius)",
  titleFont: "var(--maloca-title-font)",
  font: "var(--maloca-font)",
} as const;
