import type { BookingProps } from "./booking/booking";
import type { bookingOptions } from "./booking/booking.options";
import type { ContactProps } from "./contact/contact";
import type { contactOptions } from "./contact/contact.options";
import type { MalocaElement } from "./core/element";
import type { WidgetEvents } from "./core/widget";
import type { DialogName, WidgetName } from "./core/widget-names";
import type { ExperiencesProps } from "./experiences/experiences";
import type { experiencesOptions } from "./experiences/experiences.options";
import type { HelpProps } from "./help/help";
import type { helpOptions } from "./help/help.options";
import type { LightboxProps } from "./lightbox/lightbox";
import type { lightboxOptions } from "./lightbox/lightbox.options";
import type { NewsletterProps } from "./newsletter/newsletter";
import type { newsletterOptions } from "./newsletter/newsletter.options";
import type { PartnershipProps } from "./partnership/partnership";
import type { partnershipOptions } from "./partnership/partnership.options";
import type { PaymentDialogProps } from "./payment/payment";
import type { paymentOptions } from "./payment/payment.options";
import type { TripWizardProps } from "./trip-wizard/trip-wizard";
import type { tripWizardOptions } from "./trip-wizard/trip-wizard.options";

/** Each widget's options and the props of its component. */
interface Widgets {
  booking: { options: typeof bookingOptions; props: BookingProps };
  contact: { options: typeof contactOptions; props: ContactProps };
  experiences: { options: typeof experiencesOptions; props: ExperiencesProps };
  help: { options: typeof helpOptions; props: HelpProps };
  lightbox: { options: typeof lightboxOptions; props: LightboxProps };
  newsletter: { options: typeof newsletterOptions; props: NewsletterProps };
  partnership: { options: typeof partnershipOptions; props: PartnershipProps };
  payment: { options: typeof paymentOptions; props: PaymentDialogProps };
  "trip-wizard": { options: typeof tripWizardOptions; props: TripWizardProps };
}

/** `maxExperiences` → `max-experiences`. */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Text;

/** What may be written for an option of this kind: a list with commas, a table of words as JSON. */
type Written<Value> = Value extends boolean
  ? boolean
  : Value extends number
    ? number | `${number}`
    : string;

/** `onSent` → `maloca-sent`, with the event that carries what the callback is told. */
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

/** The attributes of a widget's element, as a page writes them. */
export type AttributesOf<Name extends WidgetName> = {
  [Option in keyof Widgets[Name]["options"] & string as Kebab<Option>]?: Written<
    Widgets[Name]["options"][Option]
  >;
};

/** The events of a widget's element, by name. Any of them may fail to be shown. */
export type MalocaEvents<Name extends WidgetName> = EventsOf<
  Pick<WidgetEvents, "onFailed"> & Widgets[Name]["props"]
>;

/** A widget's element: its options as properties and, where it is a dialog, the ways to open it. */
export type ElementOf<Name extends WidgetName> = {
  // Stands first, or the listener of any event would be taken for it.
  addEventListener<Type extends keyof MalocaEvents<Name> & string>(
    type: Type,
    listener: (event: MalocaEvents<Name>[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
} & HTMLElement &
  Widgets[Name]["options"] &
  (Name extends DialogName ? MalocaElement : unknown);

type ElementTags = { [Name in WidgetName as `maloca-${Name}`]: ElementOf<Name> };

declare global {
  interface HTMLElementTagNameMap extends ElementTags {}
}
