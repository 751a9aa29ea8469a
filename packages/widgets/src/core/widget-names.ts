/** Widgets that show nothing until they are opened. */
export const dialogs = ["booking", "payment", "lightbox"] as const;

/** Widgets that stand in the page's HTML before any script runs. */
export const inlines = [
  "newsletter",
  "experiences",
  "help",
  "partnership",
  "contact",
  "trip-wizard",
] as const;

export type DialogName = (typeof dialogs)[number];
export type InlineName = (typeof inlines)[number];
/** A widget's noun; its tag is `maloca-{noun}`. */
export type WidgetName = DialogName | InlineName;

export const isDialog = (name: string) => (dialogs as readonly string[]).includes(name);
