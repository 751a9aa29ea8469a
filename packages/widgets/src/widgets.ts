import type { WidgetDefinition } from "./core/widget";

/**
 * Every widget by its noun; its tag is `maloca-{noun}`. The only list of them: the loader, the
 * elements and their types, the markup for servers, the snippet builder, the build's files and sizes,
 * the reference and the WordPress shortcodes derive from it. The first is what most partners come for.
 *
 * A dialog shows nothing until it is opened. What is inline stands in the page's HTML before any
 * script runs.
 */
export const widgets = {
  booking: { kind: "dialog", load: () => import("./booking/booking.element") },
  "trip-wizard": { kind: "inline", load: () => import("./trip-wizard/trip-wizard.element") },
  payment: { kind: "dialog", load: () => import("./payment/payment.element") },
  contact: { kind: "inline", load: () => import("./contact/contact.element") },
  newsletter: { kind: "inline", load: () => import("./newsletter/newsletter.element") },
  help: { kind: "inline", load: () => import("./help/help.element") },
  experiences: { kind: "inline", load: () => import("./experiences/experiences.element") },
  lightbox: { kind: "dialog", load: () => import("./lightbox/lightbox.element") },
  partnership: { kind: "inline", load: () => import("./partnership/partnership.element") },
} as const;

/** A row's kind is the one that the widget's own folder defines. */
type Agreeing<
  Rows extends {
    [Name in keyof Rows]: Rows[Name] extends { kind: infer Kind extends WidgetDefinition["kind"] }
      ? { load(): Promise<{ widget: WidgetDefinition<Kind> }> }
      : never;
  },
> = Rows;

type Widgets = Agreeing<typeof widgets>;
type OfKind<Kind> = {
  [Name in keyof Widgets]: Widgets[Name]["kind"] extends Kind ? Name : never;
}[keyof Widgets];

export type WidgetName = keyof Widgets;
export type DialogName = OfKind<"dialog">;
export type InlineName = OfKind<"inline">;

export const widgetNames = Object.keys(widgets) as WidgetName[];

export const isDialog = (name: WidgetName): name is DialogName => widgets[name].kind === "dialog";

export const dialogs: readonly DialogName[] = widgetNames.filter(isDialog);

/** A widget as its folder defines it: `widget` of its `.element` file. */
export type DefinitionOf<Name extends WidgetName> = Awaited<
  ReturnType<Widgets[Name]["load"]>
>["widget"];
