import { formOptions } from "./form.options";

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
