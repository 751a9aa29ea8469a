import { newsletterLabels } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { sendingOptions } from "../forms/submission/sending.options";
import { newsletter, submissionStatus } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the newsletter form. */
export const newsletterWords = {
  submissionStatus,
  newsletter,
  newsletterLabels,
};

/** The options of the newsletter form, each with its default: React props and attributes alike. */
export const newsletterOptions = {
  /** Portal of the forms endpoint. */
  portalId: "maloca",
  /** Form of the forms endpoint. */
  formId: "newsletter",
  /** Address of another forms endpoint, up to its portal id. Without it the lead server takes the sign-up. */
  formsEndpoint: "",
  ...sendingOptions,
  /** Texts to replace, as `{"submit":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, newsletterWords) as Replaceable<
    typeof newsletterWords,
    "newsletter"
  >,
};
