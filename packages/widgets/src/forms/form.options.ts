import { analyticsOptions } from "../core/analytics.options";
import { operatorOptions } from "../core/operator.options";
import type { Theme } from "../ui/themed";

/** Options of every form. */
export const formOptions = {
  /**
   * What empty fields start with, by the request's own names, as `{"dates":"julio","travelers":"2"}`.
   * A button gives it as `data-prefill-dates="julio"`. What a visitor typed stays.
   */
  prefill: {} as Readonly<Record<string, string>>,
  /**
   * `light`, `dark` or `auto`: a form in a page then goes by what is behind it, a dialog by the page's
   * `color-scheme`.
   */
  theme: "auto" as Theme,
  ...analyticsOptions,
  ...operatorOptions,
};
