import { isWebAddress } from "@maloca/catalog/addresses";
import type { Rule } from "../../core/options/option-rules";

/** The team's phone number: digits with the country code, grouped in any way; may be empty. */
export const phone: Rule<string> = {
  accepts: (text) => /^(\+?\d[\d\s().-]{6,24})?$/.test(text),
  expected: "a phone number with its country code, such as 573001234567",
};

export const mailAddress: Rule<string> = {
  accepts: (text) => /^\S+@\S+\.\S+$/.test(text),
  expected: "an e-mail address",
};

/** A page to lead to; may be empty. */
export const webAddress: Rule<string> = {
  accepts: isWebAddress,
  expected: "a web address, such as https://wa.me/message/ABC",
};
