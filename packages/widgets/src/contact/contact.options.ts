import { contactLabels } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { sendingOptions } from "../forms/submission/sending.options";
import { submissionStatusStrings } from "../forms/submission/submission-status.strings";
import { contact } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the contact form. */
export const contactWords = { submissionStatus: submissionStatusStrings, contact, contactLabels };

/** The options of the contact form, each with its default: React props and attributes alike. */
export const contactOptions = {
  /** Asks for consent with a checkbox instead of a notice. */
  consent: false,
  /** Origin of the lead server. An element's default is the origin that served its code. */
  endpoint: "",
  /** The lead server's public key. */
  anonKey: "",
  /** Name of the partner whose page this is; sent with the message. */
  partner: "",
  ...sendingOptions,
  /** Texts to replace, as `{"submit":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, contactWords) as Replaceable<typeof contactWords, "contact">,
};
