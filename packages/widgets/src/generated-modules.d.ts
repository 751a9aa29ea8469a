// Modules that the build makes from the list of widgets (`build/widget-list.ts`).

declare module "maloca:markup" {
  /** Renders each inline widget's markup from its attributes. */
  export const markup: Record<
    import("./widgets").InlineName,
    (attributes: import("./core/element/declarative-shadow-root").Attributes) => string
  >;
}
