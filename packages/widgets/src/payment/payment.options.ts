import { messagingLink, messagingPhone } from "@maloca/catalog/facts";
import { paymentLabels } from "@maloca/catalog/locales/es";
import { DEPOSIT_PERCENT } from "@maloca/catalog/requests/payment.amounts";
import { wordsIn } from "@maloca/catalog/words";
import { count } from "../core/options/option-rules";
import { phone, webAddress } from "../forms/fields/contact-rules";
import { formOptions } from "../forms/fields/form.options";
import { picture } from "../forms/fields/picture-rule";
import { payment } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the payment. */
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
  /**
   * The price in whole pesos of one traveller, or with `groupSize` of a group, also as `1.500.000`. Empty if it is
   * not known. The field starts with it, multiplied by the travellers.
   */
  amount: "" as number | string,
  /** The number of travellers at the start. */
  travelers: 1 as number,
  /** The least number of travellers of the trip, said beside their counter. */
  minTravelers: 1 as number,
  /** The number of travellers whom one `amount` covers, if it is a group's price, which is not multiplied. */
  groupSize: 0 as number,
  /** The page does not know whether one traveller pays `amount`: a line says that a total assumes it. */
  unitAssumed: false,
  /** The deposit, in percent of the total. */
  depositPercent: DEPOSIT_PERCENT as number,
  /** When the rest is due, in words. Left out, it is a month before the trip, in the visitor's language. */
  dueText: "",
  /** Address of the artwork beside the form. */
  image: "",
  /** The team's number on the messaging app, with country code; the message goes there. */
  messagingPhone,
  /**
   * A link to the team, used when the number above is empty. It carries no text, so the message is
   * offered for copying.
   */
  messagingLink,
  ...formOptions,
  /** Texts to replace, as `{"title":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, paymentWords) as Replaceable<typeof paymentWords, "payment">,
};

/** The valid values of some options. */
export const paymentRules = {
  travelers: count,
  minTravelers: count,
  depositPercent: {
    accepts: (percent: number) => percent >= 0 && percent <= 100,
    expected: "a percentage from 0 to 100",
  },
  image: picture,
  messagingPhone: phone,
  messagingLink: webAddress,
};
