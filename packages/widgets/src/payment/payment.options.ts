import { paymentLabels } from "@maloca/catalog/locales/es";
import { DEPOSIT_PERCENT, readPesos } from "@maloca/catalog/requests/payment.amounts";
import { settings } from "@maloca/catalog/settings";
import { wordsIn } from "@maloca/catalog/words";
import { isPhone } from "../forms/checks";
import { formOptions } from "../forms/form.options";
import { payment } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** Its words. */
export const paymentWords = { payment, paymentLabels };

/** The options of the payment dialog, each with its default: React props and attributes alike. */
export const paymentOptions = {
  /** Whether the dialog is open. */
  open: false,
  /** Where the trip goes. Fills the concept as `Viaje a {destination} - {package}`. */
  destination: "",
  /** The chosen package; without one the concept reads `consulta general`. */
  package: "",
  /** Replaces `Viaje a {destination}`, e.g. `Velitas en el Chocó`. */
  concept: "",
  /** The concept is complete without a package. */
  fixedConcept: false,
  /** The trip's value in whole pesos, to start with, also as people write it: `1.500.000`; 0 where it is not known. */
  amount: 0 as number | string,
  /** The deposit, in percent of the total. */
  depositPercent: DEPOSIT_PERCENT as number,
  /** When the rest is due, in words. Left out, it is a month before the trip, in the visitor's language. */
  dueText: "",
  /** Address of the artwork beside the form. */
  image: "",
  /** The team's number on the messaging app, with country code; the message goes there. */
  messagingPhone: settings.messaging.phone as string,
  /**
   * A link to the team, used when the number above is empty. It carries no text, so the message is
   * offered for copying.
   */
  messagingLink: settings.messaging.shortLink as string,
  ...formOptions,
  /** Texts to replace, as `{"title":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, paymentWords) as Replaceable<typeof paymentWords, "payment">,
};

/**
 * The options that say which trip is paid: a booking hands them on
 * (docs/product.md, "Reserve buttons").
 */
export const tripOptions = [
  "destination",
  "package",
  "concept",
  "fixedConcept",
  "amount",
  "image",
] as const satisfies readonly (keyof typeof paymentOptions)[];

export type TripOptions = Pick<typeof paymentOptions, (typeof tripOptions)[number]>;

/** What they must be. */
export const paymentChecks = {
  amount: (amount: number | string) => readPesos(`${amount || 0}`) >= 0,
  depositPercent: (percent: number) => percent >= 0 && percent <= 100,
  messagingPhone: isPhone,
};
