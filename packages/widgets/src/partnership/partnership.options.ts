import { partnershipsEmail } from "@maloca/catalog/facts";
import { partnershipLabels } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { mailAddress } from "../forms/fields/contact-rules";
import { formOptions } from "../forms/fields/form.options";
import { partnership } from "../locales/es";
import type { Replaceable } from "../locales/later-words";

/** The texts of the partnership form. */
export const partnershipWords = { partnership, partnershipLabels };

/** The options of the partnership form, each with its default: React props and attributes alike. */
export const partnershipOptions = {
  /** The mail address that proposals go to. */
  address: partnershipsEmail,
  /** Asks for consent with a checkbox instead of a notice. */
  consent: false,
  /** Origin of the data-protection policy. An element's default is the origin that served its code. */
  endpoint: "",
  ...formOptions,
  /** Texts to replace, as `{"submit":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, partnershipWords) as Replaceable<
    typeof partnershipWords,
    "partnership"
  >,
};

/** The valid values of some options. */
export const partnershipRules = { address: mailAddress };
