import { DEFAULT_MAX_EXPERIENCES } from "@maloca/catalog/experiences.limits";
import { bookingLabels } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { count } from "../core/options/option-rules";
import { picture } from "../forms/fields/picture-rule";
import { sendingOptions } from "../forms/submission/sending.options";
import { booking, submissionStatus } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the booking. */
export const bookingWords = { submissionStatus, booking, bookingLabels };

/** The options of the booking dialog, each with its default: React props and attributes alike. */
export const bookingOptions = {
  /** Whether the dialog is open. */
  open: false,
  /** Shows the form in the page, on a card of its own, in place of a dialog. Buttons scroll to it. */
  inline: false,
  /** Where the trip goes. Fills the destination field as `Viaje a {destination} - {package}`. */
  destination: "",
  /** The chosen package; without one the field reads `consulta general`. */
  package: "",
  /** Replaces `Viaje a {destination}`, e.g. `Velitas en el Chocó`. */
  concept: "",
  /** The concept is complete without a package. */
  fixedConcept: false,
  /** Experiences to choose from; in an attribute separated by commas. */
  experiences: [] as readonly string[],
  /** The maximum number to choose. */
  maxExperiences: DEFAULT_MAX_EXPERIENCES as number,
  /**
   * Experiences checked at the start, e.g. those picked in `<maloca-experiences>`; in an attribute
   * separated by commas.
   */
  chosen: [] as readonly string[],
  /**
   * The price in whole pesos of one traveller, or with `groupSize` of a group, also as `1.500.000`. Empty if it is
   * not known. It is multiplied by the travellers that the visitor gives.
   */
  amount: "" as number | string,
  /** The least number of travellers of the trip, which the payment says; nothing is multiplied by it. */
  minTravelers: 1 as number,
  /** The number of travellers whom one `amount` covers, if it is a group's price, which is not multiplied. */
  groupSize: 0 as number,
  /** The page does not know whether one traveller pays `amount`: a line says that a total assumes it. */
  unitAssumed: false,
  /** Offers no payment, e.g. for a departure that has passed. */
  noPayment: false,
  /** Address of the page's answers to what visitors ask before they book, as `#before`. The dialog's head links to it. */
  answers: "",
  /** Trips that the destination field suggests, on a page without a trip; in an attribute separated by commas. */
  trips: [] as readonly string[],
  /** Address of the artwork beside the form. */
  image: "",
  ...sendingOptions,
  /** Texts to replace, as `{"title":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, bookingWords) as Replaceable<typeof bookingWords, "booking">,
};

export type BookingOptions = typeof bookingOptions;

/** The valid values of some options. */
export const bookingRules = { maxExperiences: count, minTravelers: count, image: picture };
