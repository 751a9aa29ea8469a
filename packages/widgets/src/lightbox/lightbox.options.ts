import { wordsIn } from "@maloca/catalog/words";
import { operatorOptions } from "../core/operator/operator.options";
import { whole } from "../core/options/option-rules";
import { analyticsOptions } from "../core/page/analytics.options";
import { lightbox } from "../locales/es";
import type { Replaceable } from "../locales/later-words";
import type { Theme } from "../ui/themed";

/** The texts of the lightbox. */
export const lightboxWords = { lightbox };

/** The options of the lightbox, each with its default: React props and attributes alike. */
export const lightboxOptions = {
  /** Whether it is open. */
  open: false,
  /** The picture to show when it opens, counted from 0. */
  index: 0 as number,
  /** `light`, `dark` or `auto`: `auto` is as the page's `color-scheme` says. */
  theme: "auto" as Theme,
  ...analyticsOptions,
  ...operatorOptions,
  /** Texts to replace, as `{"close":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, lightboxWords) as Replaceable<
    typeof lightboxWords,
    "lightbox"
  >,
};

/** The valid values of some options. */
export const lightboxRules = { index: whole };
