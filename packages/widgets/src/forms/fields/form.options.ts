import { operatorOptions } from "../../core/operator/operator.options";
import { analyticsOptions } from "../../core/page/analytics.options";
import type { Theme } from "../../ui/themed";

/** Options of every form. */
export const formOptions = {
  /**
   * Initial values of empty fields, by the request's own names, as `{"dates":"julio","travelers":"2"}`.
   * A button gives it as `data-prefill-dates="julio"`. What a visitor typed stays.
   */
  prefill: {} as Readonly<Record<string, string>>,
  /**
   * `light`, `dark` or `auto`: then an inline form follows the colour behind it, and a dialog the page's
   * `color-scheme`.
   */
  theme: "auto" as Theme,
  ...analyticsOptions,
  ...operatorOptions,
};
