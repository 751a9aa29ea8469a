import { experiences } from "@maloca/catalog/experiences";
import { DEFAULT_MAX_EXPERIENCES } from "@maloca/catalog/experiences.limits";
import { wordsIn } from "@maloca/catalog/words";
import { operatorOptions } from "../core/operator/operator.options";
import { count } from "../core/options/attributes";
import { experiences as experienceWords } from "../locales/es";
import type { Replaceable } from "../locales/later-words";
import type { Theme } from "../ui/themed";

/** Its words. */
export const experiencesWords = { experiences: experienceWords };

/** The options of the experience selector, each with its default: React props and attributes alike. */
export const experiencesOptions = {
  /** Names to choose from; in an attribute separated by commas. */
  experiences: /* @__PURE__ */ experiences.map(({ name }) => name) as readonly string[],
  /** The maximum number to choose. */
  max: DEFAULT_MAX_EXPERIENCES as number,
  /**
   * The name under which a form around it has each chosen experience, as it has ticked boxes. Without one an
   * element gives the form nothing, and a component's boxes are called `experiences`.
   */
  name: "",
  /** Whether a form around it can be sent only with an experience chosen. */
  required: false,
  /** Whether nothing can be chosen; a form around it then has nothing of it. */
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

/** What they must be. */
export const experiencesRules = { max: count };
