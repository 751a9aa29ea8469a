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
import {
  errorFallback as broken,
  offlineNotice,
  operatorLine,
  paymentHandover,
  testRibbon,
  toast,
} from "./es";

/** Of every form that is sent to the server. */
const sending = { ...offlineNotice, ...testRibbon };

/**
 * What a widget says later, by the names under which `strings` replaces it: alone, or in a group. For the
 * types, the reference and the tests; a widget loads these words with the code that says them.
 */
export const laterWords = {
  booking: {
    ...sending,
    ...operatorLine,
    errors: { ...commonErrors, ...bookingErrors },
    notices: bookingNotices,
    consent,
    subject,
    choices,
    toast,
    broken,
  },
  "trip-wizard": {
    ...sending,
    ...operatorLine,
    errors: { ...commonErrors, ...tripRequestErrors },
    notices: tripRequestNotices,
    byName,
    consent,
    choices,
    toast,
    broken,
  },
  payment: {
    ...operatorLine,
    ...paymentHandover,
    errors: paymentErrors,
    notices: paymentNotices,
    handover: { ...paymentTermsWords, ...paymentMessageWords },
    subject,
    toast,
    broken,
  },
  contact: {
    ...sending,
    ...operatorLine,
    errors: { ...commonErrors, ...contactErrors },
    notices: contactNotices,
    consent,
    toast,
    broken,
  },
  newsletter: {
    ...sending,
    ...operatorLine,
    errors: { ...commonErrors, ...newsletterErrors },
    notices: newsletterNotices,
    consent,
    toast,
    broken,
  },
  help: { ...operatorLine, broken },
  experiences: { ...operatorLine, choices, broken },
  lightbox: { ...operatorLine, broken },
  partnership: {
    ...operatorLine,
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
