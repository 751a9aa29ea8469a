import { contactLabels as labels } from "@maloca/catalog/locales/es";
import { formOptions } from "../forms/form.options";
import { submissionStatusStrings } from "../forms/submission-status.strings";
import { contact as words } from "../locales/es";

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
  ...formOptions,
  /** Texts to replace, as `{"submit":"…"}`. */
  strings: { ...submissionStatusStrings, ...words, ...labels },
};
