import { experiences } from "@maloca/catalog/experiences";
import { DEFAULT_MAX_EXPERIENCES } from "@maloca/catalog/experiences.limits";
import { wordsIn } from "@maloca/catalog/words";
import { operatorOptions } from "../core/operator/operator.options";
import { count } from "../core/options/option-rules";
import { experiences as experienceWords } from "../locales/es";
import type { Replaceable } from "../locales/later-words";
import type { Theme } from "../ui/themed";

/** The texts of the selector. */
export const experiencesWords = { experiences: experienceWords };

/** The options of the experience selector, each with its default: React props and attributes alike. */
export const experiencesOptions = {
  /** Names to choose from; in an attribute separated by commas. */
  experiences: /* @__PURE__ */ experiences.map(({ name }) => name) as readonly string[],
  /** The maximum number to choose. */
  max: DEFAULT_MAX_EXPERIENCES as number,
  /**
   * The field's name: a form around it gets each chosen experience under this name, as of ticked checkboxes. Without
   * it an element adds nothing to the form, and a component's boxes are named `experiences`.
   */
  name: "",
  /** Whether a form around it can be sent only with an experience chosen. */
  required: false,
  /** Whether nothing can be chosen; a form around it then gets no value of it. */
  disabled: false,
  /** `light`, `dark` or `auto`: `auto` goes by what is behind the choices. */
  theme: "auto" as Theme,
  ...operatorOptions,
  /** Texts to replace, as `{"legend":"…"}`. */
  strings: /* @__PURE__ */ wordsIn({}, experiencesWords) as Replaceable<
    typeof experiencesWords,
    "experiences"
  >,
};

/** The valid values of some options. */
export const experiencesRules = { max: count };
