import * as catalog from "@maloca/catalog/locales/es";
import type { CountedText, Merged } from "@maloca/catalog/words";
import * as es from "./es";

/** Of every widget. */
const always = { broken: es.errorFallback };
/** Of every form. */
const form = { ...always, consent: catalog.consentText, toast: es.toast };
/** Of every form that is sent to the server. */
const sending = { ...es.operatorLine, ...es.offlineNotice, ...es.testRibbon, ...es.mailSlip };

/**
 * The Spanish texts that load later, by widget, as `strings` takes them. For the types and the reference; a widget
 * loads these texts with the code that shows them.
 */
export const laterWords = {
  booking: {
    ...sending,
    ...es.bookingTrip,
    ...catalog.sumWords,
    ...form,
    confirmation: es.confirmation,
    errors: { ...catalog.commonErrors, ...catalog.bookingErrors },
    notices: catalog.bookingNotices,
    subject: catalog.subjectWords,
    choices: catalog.choiceNames,
  },
  "trip-wizard": {
    ...sending,
    ...form,
    confirmation: es.confirmation,
    errors: { ...catalog.commonErrors, ...catalog.tripRequestErrors },
    notices: catalog.tripRequestNotices,
    byName: catalog.tripRequestByName,
    choices: catalog.choiceNames,
  },
  payment: {
    ...es.operatorLine,
    ...es.paymentSums,
    ...catalog.sumWords,
    ...es.paymentHandover,
    ...always,
    toast: es.toast,
    errors: catalog.paymentErrors,
    notices: catalog.paymentNotices,
    handover: catalog.paymentMessageWords,
    subject: catalog.subjectWords,
  },
  contact: {
    ...sending,
    ...form,
    confirmation: es.confirmation,
    errors: { ...catalog.commonErrors, ...catalog.contactErrors },
    notices: catalog.contactNotices,
  },
  newsletter: {
    ...sending,
    ...form,
    consent: { ...catalog.consentText, ...catalog.newsletterConsentText },
    errors: { ...catalog.commonErrors, ...catalog.newsletterErrors },
    notices: catalog.newsletterNotices,
  },
  help: { ...es.operatorLine, ...always },
  experiences: { ...es.operatorLine, ...always, choices: catalog.choiceNames },
  lightbox: { ...es.operatorLine, ...always },
  partnership: {
    ...es.operatorLine,
    ...form,
    errors: { ...catalog.commonErrors, ...catalog.partnershipErrors },
    notices: catalog.partnershipNotices,
    handover: catalog.partnershipMailWords,
  },
};

/** The texts of a table, without the other values. */
type Texts<Words> = {
  [Name in keyof Words as Words[Name] extends boolean ? never : Name]: [Words[Name]] extends [
    CountedText,
  ]
    ? Words[Name]
    : Texts<Words[Name]>;
};

/** The type of `strings`: the texts that load with the widget, and those that load later. */
export type Replaceable<Words, Name extends keyof typeof laterWords> = Merged<Words[keyof Words]> &
  Partial<Texts<(typeof laterWords)[Name]>>;
