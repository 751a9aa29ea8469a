import { experiences } from "@maloca/catalog/experiences";
import { DEFAULT_MAX_EXPERIENCES } from "@maloca/catalog/experiences.limits";
import { experiences as words } from "../locales/es";

/** The options of the experience selector, each with its default: React props and attributes alike. */
export const experiencesOptions = {
  /** Names to choose from, separated by commas. */
  experiences: /* @__PURE__ */ experiences.map(({ name }) => name) as readonly string[],
  /** The maximum number to choose. */
  max: DEFAULT_MAX_EXPERIENCES as number,
  /** Texts to replace, as `{"legend":"…"}`. */
  strings: words,
};
