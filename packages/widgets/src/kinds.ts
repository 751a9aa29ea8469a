/**
 * Every widget by its noun, and how it lives: a dialog shows nothing until it is opened, an inline
 * widget stands in the page's HTML before any script runs.
 */
export const kinds = {
  booking: "dialog",
  newsletter: "inline",
} as const;

export type WidgetName = keyof typeof kinds;
