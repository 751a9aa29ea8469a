/**
 * The declarations of the elements for frameworks whose templates have types of their own: what
 * `import type {} from "@maloca/widgets/vue"` brings. They are text here, because this repository installs none of
 * these frameworks; `examples/package.test.ts` checks them beside each.
 */

const TYPES = `import type { AttributesOf, BindingsOf, ElementOf, MalocaEvents, WidgetName } from "./elements.js";`;

const vue = `${TYPES}
import type { HTMLAttributes } from "vue";
type Camel<Text extends string> = Text extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Text;
type Listeners<Events> = { [Type in keyof Events & string as \`on\${Capitalize<Camel<Type>>}\`]?: (event: Events[Type]) => void };
type Components = {
  [Name in WidgetName as \`maloca-\${Name}\`]: new () => { $props: BindingsOf<Name> & Listeners<MalocaEvents<Name>> & HTMLAttributes };
};
declare module "vue" {
  interface GlobalComponents extends Components {}
}
`;

const svelte = `${TYPES}
import type { HTMLAttributes } from "svelte/elements";
type Listeners<Events> = { [Type in keyof Events & string as \`on\${Type}\`]?: (event: Events[Type]) => void };
type Elements = {
  [Name in WidgetName as \`maloca-\${Name}\`]: Omit<HTMLAttributes<ElementOf<Name>>, keyof BindingsOf<Name>> & BindingsOf<Name> & AttributesOf<Name> & Listeners<MalocaEvents<Name>>;
};
declare module "svelte/elements" {
  interface SvelteHTMLElements extends Elements {}
}
`;

const solid = `${TYPES}
import type { JSX as Solid } from "solid-js";
type Listeners<Events> = { [Type in keyof Events & string as \`on:\${Type}\`]?: (event: Events[Type]) => void };
type Properties<Bindings> = { [Option in keyof Bindings & string as \`prop:\${Option}\`]?: Bindings[Option] };
type Elements = {
  [Name in WidgetName as \`maloca-\${Name}\`]: Omit<Solid.HTMLAttributes<ElementOf<Name>>, keyof AttributesOf<Name>> & AttributesOf<Name> & Properties<BindingsOf<Name>> & Listeners<MalocaEvents<Name>>;
};
declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`;

/** By framework, which is also the name of the package's entry. */
export const frameworkTypes: Readonly<Record<string, string>> = { vue, svelte, solid };
