import { interests } from "@maloca/catalog/interests";
import { tripRequestLabels } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { sendingOptions } from "../forms/submission/sending.options";
import { submissionStatus, tripWizard } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the wizard. */
export const tripWizardWords = {
  submissionStatus,
  tripWizard,
  tripRequestLabels,
};

/** The options of the trip wizard, each with its default: React props and attributes alike. */
export const tripWizardOptions = {
  /** The destination at the start; the visitor may change it. */
  destination: "",
  /** Interests to choose from; in an attribute separated by commas. */
  interests: interests as readonly string[],
  ...sendingOptions,
  /** Texts to replace, as `{"submit":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, tripWizardWords) as Replaceable<
    typeof tripWizardWords,
    "trip-wizard"
  >,
};
