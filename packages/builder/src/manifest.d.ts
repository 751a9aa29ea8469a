/** The part of the published manifest that the builder reads. It is there once the widgets are built. */
declare module "@maloca/widgets/custom-elements.json" {
  interface Described {
    tagName: string;
    component: string;
    /** Without a default it is a table of texts. */
    attributes: { fieldName: string; default?: string }[];
    cssProperties: {
      name: string;
      default: string;
      chosen?: true;
      contrast?: Record<string, number>;
    }[];
    strings: { name: string }[];
  }
  const manifest: { modules: { declarations: Described[] }[] };
  export default manifest;
}
