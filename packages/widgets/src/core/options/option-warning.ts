import { warnOnce } from "../warn-once";
import { attributeName } from "./attribute-names";

/** What an option must be, in words. */
const expected: Record<string, string> = {
  amount: "an amount in whole pesos, such as 1.500.000",
  depositPercent: "a percentage from 0 to 100",
  max: "a whole number from 1",
  maxExperiences: "a whole number from 1",
  travelers: "a whole number from 1",
  minTravelers: "a whole number from 1",
  phone: "a phone number with its country code, such as 573001234567",
  messagingPhone: "a phone number with its country code, such as 573001234567",
  address: "an e-mail address",
  email: "an e-mail address",
};

const quoted = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

/** Names a value that a check has refused, once a page. */
export const warnOf = (widget: string, name: string, value: unknown, fallback: unknown) =>
  warnOnce(
    `${attributeName(name)}: ${quoted(value)} is not ${expected[name]}; using ${quoted(fallback)}`,
    `<maloca-${widget}>`,
  );
