import { contactLabels } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { sendingOptions } from "../forms/submission/sending.options";
import { contact, submissionStatus } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the contact form. */
export const contactWords = { submissionStatus, contact, contactLabels };

/** The options of the contact form, each with its default: React props and attributes alike. */
export const contactOptions = {
  ...sendingOptions,
  /** Texts to replace, as `{"submit":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, contactWords) as Replaceable<typeof contactWords, "contact">,
};
