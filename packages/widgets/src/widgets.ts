import type { WidgetDefinition } from "./core/widget";

/**
 * Every widget by its name; its tag is `maloca-{name}`. This is the only list of them: the loader, the elements and
 * their types, the markup for servers, the snippet builder, the build's files and sizes, the reference and the
 * WordPress shortcodes derive from it. The first is the one that most partners need.
 *
 * A dialog shows nothing until it is opened. The markup of an inline widget is in the page's HTML before any script
 * runs. `component` is the widget's name in React.
 */
export const widgets = {
  booking: {
    kind: "dialog",
    component: "BookingDialog",
    load: () => import("./booking/booking.element"),
  },
  "trip-wizard": {
    kind: "inline",
    component: "TripWizard",
    load: () => import("./trip-wizard/trip-wizard.element"),
  },
  payment: {
    kind: "dialog",
    component: "PaymentDialog",
    load: () => import("./payment/payment.element"),
  },
  contact: {
    kind: "inline",
    component: "ContactForm",
    load: () => import("./contact/contact.element"),
  },
  newsletter: {
    kind: "inline",
    component: "NewsletterForm",
    load: () => import("./newsletter/newsletter.element"),
  },
  help: { kind: "inline", component: "HelpWidget", load: () => import("./help/help.element") },
  experiences: {
    kind: "inline",
    component: "ExperienceSelector",
    load: () => import("./experiences/experiences.element"),
  },
  lightbox: {
    kind: "dialog",
    component: "Lightbox",
    load: () => import("./lightbox/lightbox.element"),
  },
  partnership: {
    kind: "inline",
    component: "PartnershipForm",
    load: () => import("./partnership/partnership.element"),
  },
} as const;

/** Checks that each row has the kind that the widget's folder defines. */
type Agreeing<
  Rows extends {
    [Name in keyof Rows]: Rows[Name] extends { kind: infer Kind extends WidgetDefinition["kind"] }
      ? {
          component: string;
          load(): Promise<{ widget: WidgetDefinition<Kind> }>;
        }
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

/** Selects the elements that show nothing until they are opened: dialogs, but a booking in the page. */
export const anyDialog: string = dialogs
  .map((name) => `maloca-${name}`)
  .join()
  .replace("booking", "booking:not([inline])");

/** A widget's definition: the export `widget` of its `.element` file. */
export type DefinitionOf<Name extends WidgetName> = Awaited<
  ReturnType<Widgets[Name]["load"]>
>["widget"];
