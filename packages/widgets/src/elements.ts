import type { ComponentProps } from "react";
import type { MalocaElement } from "./core/element/element";
import type { PartialWords } from "./core/options/attributes";
import type { WidgetEvents } from "./core/widget";
import type { FormField } from "./experiences/experiences.field";
import type { DefinitionOf, DialogName, WidgetName } from "./widgets";

export { type LocaleWords, registerLocale } from "./core/language/register-locale";

// The types of the entry that registers every element; its code is made of the list of widgets
// (`build/widget-list.mjs`).

type OptionsOf<Name extends WidgetName> = DefinitionOf<Name>["options"];

/** Its options as properties: a page replaces some of the words. */
type Properties<Table> = {
  [Option in keyof Table]: Option extends "strings" ? PartialWords<Table[Option]> : Table[Option];
};
type PropsOf<Name extends WidgetName> = ComponentProps<DefinitionOf<Name>["component"]>;

/** `maxExperiences` → `max-experiences`. */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Text;

/**
 * What may be written for an option of this kind: a list as a list, or with commas, as on a page that a
 * server renders; a table of words as JSON.
 */
type Written<Value> = Value extends boolean
  ? boolean
  : Value extends number
    ? number | `${number}`
    : Value extends readonly string[]
      ? Value | string
      : Value extends string
        ? Value
        : string;

/** `onSent` → `maloca-sent`, with an event whose detail is the callback's argument. */
type EventsOf<Props> = {
  [Callback in keyof Props as Callback extends `on${infer Noun}`
    ? `maloca-${Lowercase<Noun>}`
    : never]-?: CustomEvent<
    NonNullable<Props[Callback]> extends (detail: infer Detail) => void
      ? unknown extends Detail
        ? undefined
        : Detail
      : never
  >;
};

/**
 * The attributes of a widget's element, as a page writes them. The build writes them out
 * (`build/public-types.mjs`): an editor says nothing of members with new names.
 */
export type AttributesOf<Name extends WidgetName> = {
  [Option in keyof OptionsOf<Name> & string as Kebab<Option>]?: Written<OptionsOf<Name>[Option]>;
};

/**
 * The events of a widget's element, by name. Any of them may fail to be shown. The condition always
 * holds: with it the compiler reads the components, whose JSX knows these elements, only for a name.
 */
export type MalocaEvents<Name extends WidgetName> = Name extends WidgetName
  ? EventsOf<Pick<WidgetEvents, "onFailed"> & PropsOf<Name>>
  : never;

/**
 * A widget's element: its options as properties and, where it is a dialog, the ways to open it, or where it
 * is a field of the page's form, its validity.
 */
export type ElementOf<Name extends WidgetName> = {
  // Must precede HTMLElement's overload.
  addEventListener<Type extends keyof MalocaEvents<Name> & string>(
    type: Type,
    listener: (event: MalocaEvents<Name>[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
} & HTMLElement &
  Properties<OptionsOf<Name>> &
  (Name extends DialogName ? MalocaElement : unknown) &
  ("required" extends keyof OptionsOf<Name> ? FormField : unknown);

type ElementTags = { [Name in WidgetName as `maloca-${Name}`]: ElementOf<Name> };

declare global {
  interface HTMLElementTagNameMap extends ElementTags {}
}
