import { formOptions } from "../fields/form.options";

/** Options of every form that is sent to the server. */
export const sendingOptions = {
  /** Asks for consent with a checkbox instead of a notice. */
  consent: false,
  /** Origin of the lead server. An element's default is the origin that served its code. */
  endpoint: "",
  /** The lead server's public key. */
  anonKey: "",
  /** Name of the partner whose page this is; sent with the request. */
  partner: "",
  ...formOptions,
  /**
   * What the page adds to the lead, as `{"room":"12"}`: up to ten pairs, with values of up to 100
   * characters. No personal data of guests.
   */
  metadata: {} as Readonly<Record<string, string>>,
  /** Marks requests as tests: they are stored separately and mailed to nobody. The form shows a ribbon. */
  testMode: false,
  /**
   * The page that opens once the request is stored: a web address, or one relative to the page. The reference is
   * its parameter `reference`. `preventDefault()` on `maloca-sent`, or an `onSent` that returns `false`, keeps the
   * visitor on this page.
   */
  thanksUrl: "",
};

export type FormOptions = typeof formOptions & Partial<typeof sendingOptions>;
