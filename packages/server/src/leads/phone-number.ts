import { SPANISH, settings } from "@maloca/catalog";
import {
  type CountryCode,
  findPhoneNumbersInText,
  type NumberType,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";

// With the whole metadata: the smaller ones know lengths alone, and take a number of Guadalajara for a Colombian one.

/** A number whose country is certain. */
export interface ReadNumber {
  /** As `+573001234567`. */
  number: string;
  /** A `tel:` link, with an extension if there is one. */
  link: string;
  /** As `(+57) 300 1234567`, which no spreadsheet rounds or runs as a formula. */
  written: string;
  /** Whether it may be a mobile's. */
  isMobile: boolean;
}

/** Of both blocks, each of which begins at a multiple of sixteen. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** `00` before a country's code. */
const LONG_PLUS = /^([^\d+]*?)\(?00\)?[\s./()-]*(?=[1-9])/;

/** Nobody calls a person at these; some cost whoever calls. */
const NOT_PERSONAL: readonly NumberType[] = ["PREMIUM_RATE", "SHARED_COST", "PAGER", "VOICEMAIL"];
const NOT_MOBILE: readonly NumberType[] = ["FIXED_LINE", "TOLL_FREE", "UAN"];

/**
 * Reads what somebody typed as a telephone number: with `+` or `00`, or as a national number of the operator's own
 * country. Null if it is none or several, if no such number can be in use, or if in another language than ours it may be
 * one of that language's country: Miami writes `(305) 234-5678` as Colombia does.
 */
export function readPhone(typed: string, language: string): ReadNumber | null {
  const text = typed
    .normalize("NFKC")
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(LONG_PLUS, "$1+");
  const found = numberIn(text, operatorCountry());
  if (!found?.isValid() || NOT_PERSONAL.includes(found.getType())) return null;
  if (!text.includes("+") && isNumberOf(text, language)) return null;
  return {
    number: found.number,
    link: found.getURI(),
    written: found.formatInternational().replace(/^\+(\d+) /, "(+$1) "),
    isMobile: !found.ext && !NOT_MOBILE.includes(found.getType()),
  };
}

/** Whether a number with `+` and its country's code has as many digits as numbers there have. */
export const isLongEnough = (text: string): boolean =>
  parsePhoneNumberFromString(text)?.isPossible() ?? false;

/** The only number in a text, whose other words have no digit. */
function numberIn(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const options = { defaultCountry: country };
  const whole = parsePhoneNumberFromString(text, { ...options, extract: false });
  if (whole) return whole;
  const [found, another] = findPhoneNumbersInText(text, options);
  if (!found || another) return;
  const rest = text.slice(0, found.startsAt) + text.slice(found.endsAt);
  return /\p{Nd}/u.test(rest) ? undefined : found.number;
}

let own: { phone: string; country: CountryCode | undefined } | undefined;

/** The country of the operator's telephone. */
function operatorCountry(): CountryCode | undefined {
  if (own?.phone !== settings.phone)
    own = { phone: settings.phone, country: parsePhoneNumberFromString(settings.phone)?.country };
  return own.country;
}

/** Whether it may as well be a national number of the country where most speak a language. */
function isNumberOf(text: string, language: string): boolean {
  if (language === SPANISH) return false;
  const country = new Intl.Locale(language).maximize().region as CountryCode | undefined;
  if (!country || country === operatorCountry()) return false;
  const there = numberIn(text, country);
  return there?.country === country && there.isValid();
}
