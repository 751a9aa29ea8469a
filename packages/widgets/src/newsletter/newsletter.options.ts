import { newsletterLabels } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { sendingOptions } from "../forms/submission/sending.options";
import { submissionStatusStrings } from "../forms/submission/submission-status.strings";
import { newsletter } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the newsletter form. */
export const newsletterWords = {
  submissionStatus: submissionStatusStrings,
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
  strings: /* @__PURE__ */ wordsIn({}, newsletterWords) as Replaceable<
    typeof newsletterWords,
    "newsletter"
  >,
};
