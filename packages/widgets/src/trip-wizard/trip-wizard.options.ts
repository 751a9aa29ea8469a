import { interests } from "@maloca/catalog/interests";
import { tripRequestLabels } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { sendingOptions } from "../forms/submission/sending.options";
import { submissionStatusStrings } from "../forms/submission/submission-status.strings";
import { tripWizard } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the wizard. */
export const tripWizardWords = {
  submissionStatus: submissionStatusStrings,
  tripWizard,
  tripRequestLabels,
};

/** The options of the trip wizard, each with its default: React props and attributes alike. */
export const tripWizardOptions = {
  /** The destination at the start; the visitor may change it. */
  destination: "",
  /** Interests to choose from; in an attribute separated by commas. */
  interests: interests as readonly string[],
  /** Asks for consent with a checkbox instead of a notice. */
  consent: false,
  /** Origin of the lead server. An element's default is the origin that served its code. */
  endpoint: "",
  /** The lead server's public key. */
  anonKey: "",
  /** Name of the partner whose page this is; sent with the request. */
  partner: "",
  ...sendingOptions,
  /** Texts to replace, as `{"submit":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, tripWizardWords) as Replaceable<
    typeof tripWizardWords,
    "trip-wizard"
  >,
};
