// Modules that the build makes of the list of widgets: `build/widget-list.mjs`.

declare module "maloca:markup" {
  /** Each inline widget's markup. */
  export const markup: Record<
    import("./widgets").InlineName,
    (attributes: import("./core/element/declarative-shadow-root").Attributes) => string
  >;
}

declare module "maloca:options" {
  /** Each widget's table of options, in the order of the list. */
  export const tables: Record<
    import("./widgets").WidgetName,
    import("./core/options/attributes").Options
  >;
  /** Its name in React. */
  export const components: Record<import("./widgets").WidgetName, string>;
}
