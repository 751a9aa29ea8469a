declare module "maloca:descriptions" {
  /** What each option does, by tag and attribute; `.storybook/descriptions.ts` makes it. */
  const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default descriptions;
}
