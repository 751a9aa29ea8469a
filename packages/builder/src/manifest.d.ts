/** The part of the published manifest that the builder reads. The build of the widgets makes the file. */
declare module "@maloca/widgets/custom-elements.json" {
  interface Described {
    tagName: string;
    component: string;
    /** An option without a default contains texts. */
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
