import type { ComponentProps } from "react";
import type { PartialWords } from "./core/options/attributes";
import type { MalocaElement, WidgetEvents } from "./core/widget";
import type { FormField } from "./experiences/experiences.field";
import type { DefinitionOf, DialogName, WidgetName } from "./widgets";

export { type LocaleWords, registerLocale } from "./core/language/register-locale";
export type { WidgetName } from "./widgets";

// The types of the entry that registers all elements. The build makes its code from the list of widgets
// (`build/widget-list.ts`).

type OptionsOf<Name extends WidgetName> = DefinitionOf<Name>["options"];

/** The options as properties; `strings` may have some of the texts. */
type Properties<Table> = {
  [Option in keyof Table]: Option extends "strings" ? PartialWords<Table[Option]> : Table[Option];
};
type PropsOf<Name extends WidgetName> = ComponentProps<DefinitionOf<Name>["component"]>;

/** `maxExperiences` → `max-experiences`. */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Text;

/**
 * What JSX accepts for an option: a list also as text with commas, as server-rendered pages need it; an object as
 * JSON.
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

/** `onSent` → `maloca-sent`: an event whose detail is the callback's argument. */
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
 * The attributes of a widget's element. The build writes them out one by one (`build/public-types.ts`): an editor
 * shows no comments for members that a type renames.
 */
export type AttributesOf<Name extends WidgetName> = {
  [Option in keyof OptionsOf<Name> & string as Kebab<Option>]?: Written<OptionsOf<Name>[Option]>;
};

/**
 * The events of a widget's element, by name. Every widget has `maloca-failed`, for the case that it cannot be
 * shown. The condition always holds. It delays the type's evaluation: the components use JSX, whose types include
 * these elements.
 */
export type MalocaEvents<Name extends WidgetName> = Name extends WidgetName
  ? EventsOf<Pick<WidgetEvents, "onFailed"> & PropsOf<Name>>
  : never;

/** What frameworks bind to an element, by the names of its properties: their values, or what an attribute may be. */
export type BindingsOf<Name extends WidgetName> = {
  [Option in keyof OptionsOf<Name>]?:
    | Properties<OptionsOf<Name>>[Option]
    | Written<OptionsOf<Name>[Option]>;
};

/** A dialog's methods; what `show` takes applies to that opening. */
type Opening<Name extends WidgetName> = Omit<MalocaElement, "show"> & {
  show(options?: BindingsOf<Name>, opener?: HTMLElement): void;
};

/**
 * A widget's element: its options as properties, the methods of a dialog, and the validity of a form field.
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
  (Name extends DialogName ? Opening<Name> : unknown) &
  ("required" extends keyof OptionsOf<Name> ? FormField : unknown);

type ElementTags = { [Name in WidgetName as `maloca-${Name}`]: ElementOf<Name> };

/** The events of all elements, which bubble to the document: `detail` is that of any of them. */
type PageEvents = {
  [Type in EventNames<WidgetName>]: EventOf<WidgetName, Type>;
};
type EventNames<Name extends WidgetName> = Name extends WidgetName
  ? keyof MalocaEvents<Name>
  : never;
type EventOf<Name extends WidgetName, Type> = Name extends WidgetName
  ? Type extends keyof MalocaEvents<Name>
    ? MalocaEvents<Name>[Type]
    : never
  : never;

declare global {
  interface HTMLElementTagNameMap extends ElementTags {}
  interface DocumentEventMap extends PageEvents {}
  interface WindowEventMap extends PageEvents {}
}
