// Modules that the build makes from the list of widgets and the languages (`build/widget-list.ts`).

declare module "maloca:locales" {
  /** The texts of each language except Spanish. */
  const locales: Record<string, import("@maloca/catalog/words").Sections>;
  export = locales;
}

declare module "maloca:markup" {
  /** Renders each inline widget's markup from its attributes. */
  export const markup: Record<
    import("./widgets").InlineName,
    (attributes: import("./core/element/declarative-shadow-root").Attributes) => string
  >;
}
