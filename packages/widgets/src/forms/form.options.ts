import { analyticsOptions } from "../core/analytics.options";
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
};

/** Options of every form that is sent to the server. */
export const sendingOptions = {
  ...formOptions,
  /**
   * What the page adds to the lead, as `{"room":"12"}`: up to ten pairs, with values of up to 100
   * letters. No personal data of guests.
   */
  metadata: {} as Readonly<Record<string, string>>,
  /** Marks what is sent as a test: stored apart, and mailed to nobody. A ribbon says so. */
  testMode: false,
};

export type FormOptions = typeof formOptions & Partial<typeof sendingOptions>;
