import {
  bookingErrors,
  bookingNotices,
  tripRequestByName as byName,
  choiceNames as choices,
  commonErrors,
  consentText as consent,
  contactErrors,
  contactNotices,
  newsletterErrors,
  newsletterNotices,
  partnershipErrors,
  partnershipMailWords,
  partnershipNotices,
  paymentErrors,
  paymentMessageWords,
  paymentNotices,
  paymentTermsWords,
  subjectWords as subject,
  tripRequestErrors,
  tripRequestNotices,
} from "@maloca/catalog/locales/es";
import type { CountedText, Merged } from "@maloca/catalog/words";
import { errorFallback as broken, toast } from "./es";

/**
 * What a widget says later, by group: the names under which `strings` replaces it. For the types, the
 * reference and the tests; a widget loads these words with the code that says them.
 */
export const laterWords = {
  booking: {
    errors: { ...commonErrors, ...bookingErrors },
    notices: bookingNotices,
    consent,
    subject,
    choices,
    toast,
    broken,
  },
  "trip-wizard": {
    errors: { ...commonErrors, ...tripRequestErrors },
    notices: tripRequestNotices,
    byName,
    consent,
    choices,
    toast,
    broken,
  },
  payment: {
    errors: paymentErrors,
    notices: paymentNotices,
    handover: { ...paymentTermsWords, ...paymentMessageWords },
    subject,
    toast,
    broken,
  },
  contact: {
    errors: { ...commonErrors, ...contactErrors },
    notices: contactNotices,
    consent,
    toast,
    broken,
  },
  newsletter: {
    errors: { ...commonErrors, ...newsletterErrors },
    notices: newsletterNotices,
    consent,
    toast,
    broken,
  },
  help: { broken },
  experiences: { choices, broken },
  lightbox: { broken },
  partnership: {
    errors: { ...commonErrors, ...partnershipErrors },
    notices: partnershipNotices,
    handover: partnershipMailWords,
    consent,
    toast,
    broken,
  },
};

/** The texts of a table, without what says how they are shown. */
type Texts<Table> = {
  [Name in keyof Table as Table[Name] extends boolean ? never : Name]: [Table[Name]] extends [
    CountedText,
  ]
    ? Table[Name]
    : Texts<Table[Name]>;
};

/** The words of `strings`: those at hand, and those that a widget says later. */
export type Replaceable<Words, Name extends keyof typeof laterWords> = Merged<Words[keyof Words]> &
  Partial<Texts<(typeof laterWords)[Name]>>;
