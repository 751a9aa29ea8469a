import { formOptions } from "../fields/form.options";

/** Options of every form that is sent to the server. */
export const sendingOptions = {
  ...formOptions,
  /**
   * What the page adds to the lead, as `{"room":"12"}`: up to ten pairs, with values of up to 100
   * characters. No personal data of guests.
   */
  metadata: {} as Readonly<Record<string, string>>,
  /** Marks what is sent as a test: it is stored separately and mailed to nobody. A ribbon says so. */
  testMode: false,
  /**
   * Where the visitor goes once the request is stored: a web address, or one relative to the page. It gets
   * the reference as `reference`. `preventDefault()` on `maloca-sent` keeps the visitor here, and so does an
   * `onSent` that returns `false`.
   */
  thanksUrl: "",
};

export type FormOptions = typeof formOptions & Partial<typeof sendingOptions>;
