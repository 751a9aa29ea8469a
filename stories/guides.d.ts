/** What `.storybook/guides.ts` makes. */
declare module "maloca:guides" {
  /** A widget's page of the documentation, in Markdown: what comes before its states, and after them. */
  export const guides: Readonly<Record<string, { before: string; after: string }>>;
  export const properties: readonly { name: string; default: string; description: string }[];
  /** The design tokens, by the files' names. */
  export const tokens: Readonly<Record<string, string>>;
}
