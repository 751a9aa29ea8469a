import { operatorOptions } from "../../core/operator/operator.options";
import { analyticsOptions } from "../../core/page/analytics.options";
import type { Theme } from "../../ui/themed";

/** Options of every form. */
export const formOptions = {
  /**
   * Initial values of empty fields, by the names of the request, as `{"dates":"julio","travelers":"2"}`. A button
   * sets one with `data-prefill-dates="julio"`. Text that a visitor has typed stays.
   */
  prefill: {} as Readonly<Record<string, string>>,
  /**
   * `light`, `dark` or `auto`: with `auto` an inline form follows the colour behind it, and a dialog the page's
   * `color-scheme`.
   */
  theme: "auto" as Theme,
  ...analyticsOptions,
  ...operatorOptions,
};
