// Modules that the build makes of the list of widgets: `build/widget-list.mjs`.

declare module "maloca:markup" {
  /** Each inline widget's markup. */
  export const markup: Record<
    import("./widgets").InlineName,
    (attributes: import("./core/element/declarative-shadow-root").Attributes) => string
  >;
}
