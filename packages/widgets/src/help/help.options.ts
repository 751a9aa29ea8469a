import { email, hoursEs, messagingLink, messagingPhone } from "@maloca/catalog/facts";
import { operatorWords } from "@maloca/catalog/locales/es";
import { wordsIn } from "@maloca/catalog/words";
import { operatorOptions } from "../core/operator/operator.options";
import { analyticsOptions } from "../core/page/analytics.options";
import { mailAddress, phone, webAddress } from "../forms/fields/contact-rules";
import { help } from "../locales/es";
import type { Replaceable } from "../locales/later-words";
import type { Theme } from "../ui/themed";

/** The texts of the help. */
export const helpWords = { help, operatorWords };

/** The options of the floating help, each with its default: React props and attributes alike. */
export const helpOptions = {
  /** Whether the panel is open. */
  open: false,
  /** Phone of the messaging app, with its country code. Without one the link is used. */
  phone: messagingPhone,
  /** Messaging link that carries no text, for a team without a phone number. */
  link: messagingLink,
  /** Address for e-mail. */
  email,
  /** The hours in which somebody answers. */
  hours: hoursEs,
  /** The text that the message starts with, if there is a phone number. */
  text: "",
  /** `light`, `dark` or `auto`: `auto` is as the page's `color-scheme` says. */
  theme: "auto" as Theme,
  ...analyticsOptions,
  ...operatorOptions,
  /** Texts to replace, as `{"title":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, helpWords) as Replaceable<typeof helpWords, "help">,
};

/** The valid values of some options. */
export const helpRules = { phone, link: webAddress, email: mailAddress };
