import {
  bookingErrors,
  bookingNotices,
  choiceNames,
  commonErrors,
  consentText,
  contactErrors,
  contactNotices,
  newsletterConsentText,
  newsletterErrors,
  newsletterNotices,
  partnershipErrors,
  partnershipMailWords,
  partnershipNotices,
  paymentErrors,
  paymentMessageWords,
  paymentNotices,
  subjectWords,
  sumWords,
  tripRequestByName,
  tripRequestErrors,
  tripRequestNotices,
} from "@maloca/catalog/locales/es";
import { type CountedText, type Merged, type Sections, wordsIn } from "@maloca/catalog/words";
import {
  assistants,
  assistantTools,
  bookingTrip,
  confirmation,
  errorFallback,
  mailSlip,
  offlineNotice,
  operatorLine,
  paymentHandover,
  paymentSums,
  testRibbon,
  toast,
} from "./es";

/** The groups of every widget. */
const always = { broken: { errorFallback } };
/** The groups of every form. */
const form = { ...always, consent: { consentText }, toast: { toast } };
/** What a browser's assistant reads of a form. */
const assistant = <Tool>(tool: Tool) => ({ assistants, tool });
/** The texts, without a group, of every form that is sent to the server. */
const sending = { operatorLine, offlineNotice, testRibbon, mailSlip };

/**
 * The texts that load later, by widget, under the names by which `strings` replaces them: in groups, or, in
 * `beside`, without a group. For the types, the reference and the tests; a widget loads these texts with the
 * code that shows them.
 */
export const laterSections = {
  booking: {
    ...form,
    assistant: assistant({ booking: assistantTools.booking }),
    beside: { ...sending, bookingTrip },
    confirmation: { confirmation },
    errors: { commonErrors, bookingErrors },
    notices: { bookingNotices },
    subject: { subjectWords },
    choices: { choiceNames },
  },
  "trip-wizard": {
    ...form,
    assistant: assistant({ "trip-wizard": assistantTools["trip-wizard"] }),
    beside: sending,
    confirmation: { confirmation },
    errors: { commonErrors, tripRequestErrors },
    notices: { tripRequestNotices },
    byName: { tripRequestByName },
    choices: { choiceNames },
  },
  payment: {
    ...always,
    assistant: assistant({ payment: assistantTools.payment }),
    beside: { operatorLine, paymentSums, sumWords, paymentHandover },
    toast: { toast },
    errors: { paymentErrors },
    notices: { paymentNotices },
    handover: { paymentMessageWords },
    subject: { subjectWords },
  },
  contact: {
    ...form,
    assistant: assistant({ contact: assistantTools.contact }),
    beside: sending,
    confirmation: { confirmation },
    errors: { commonErrors, contactErrors },
    notices: { contactNotices },
  },
  newsletter: {
    ...form,
    assistant: assistant({ newsletter: assistantTools.newsletter }),
    consent: { consentText, newsletterConsentText },
    beside: sending,
    errors: { commonErrors, newsletterErrors },
    notices: { newsletterNotices },
  },
  help: { ...always, beside: { operatorLine } },
  experiences: { ...always, beside: { operatorLine }, choices: { choiceNames } },
  lightbox: { ...always, beside: { operatorLine } },
  partnership: {
    ...form,
    assistant: assistant({ partnership: assistantTools.partnership }),
    beside: { operatorLine },
    errors: { commonErrors, partnershipErrors },
    notices: { partnershipNotices },
    handover: { partnershipMailWords },
  },
};

type Later = typeof laterSections;

/**
 * The Spanish texts of a widget that load later, in the shape of `strings`. Empty for a widget without such
 * texts.
 */
export function laterWords(name: string): Record<string, unknown> {
  const ofWidgets: Record<string, Record<string, Sections>> = laterSections;
  const { beside, ...groups } = ofWidgets[name] ?? {};
  return {
    ...(beside && wordsIn({}, beside)),
    ...Object.fromEntries(
      Object.entries(groups).map(([group, sections]) => [group, wordsIn({}, sections)]),
    ),
  };
}

type Table<Sections> = Merged<Sections[keyof Sections]>;

/** The texts of a table, without the other values. */
type Texts<Words> = {
  [Name in keyof Words as Words[Name] extends boolean ? never : Name]: [Words[Name]] extends [
    CountedText,
  ]
    ? Words[Name]
    : Texts<Words[Name]>;
};

/** The groups of a widget, each with the texts of its sections. */
type Groups<Sections> = {
  [Group in Exclude<keyof Sections, "beside">]: Texts<Table<Sections[Group]>>;
};

/** The type of `strings`: the texts that load with the widget, and those that load later. */
export type Replaceable<Words, Name extends keyof Later> = Merged<Words[keyof Words]> &
  Partial<Texts<Table<Later[Name]["beside"]>> & Groups<Later[Name]>>;
