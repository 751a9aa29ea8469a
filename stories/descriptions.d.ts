declare module "maloca:descriptions" {
  /** The description of each option, by tag and attribute; `.storybook/descriptions.ts` makes it. */
  const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default descriptions;
}
