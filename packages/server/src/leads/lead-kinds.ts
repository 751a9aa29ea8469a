import {
  bookingErrors,
  bookingFields,
  bookingLabels,
  type Checked,
  check,
  checkOf,
  contactErrors,
  contactFields,
  contactLabels,
  countNames,
  DEFAULT_MAX_EXPERIENCES,
  formPageWords,
  type Notice,
  newsletterContext,
  newsletterErrors,
  newsletterFields,
  newsletterSubmission,
  newsletterTeamLabels,
  paths,
  type RequestFields,
  type Source,
  tripRequestErrors,
  tripRequestFields,
  tripRequestLabels,
  tripRequestTeamLabels,
  wordsIn,
} from "@maloca/catalog";
import * as es from "@maloca/catalog/locales/es";
import { checkNoted, notedFields, notedLabels } from "./noted";

/** The value of a column: text, a whole number, a list of texts, or null. */
export type Value = string | number | null | readonly string[];
export type Fields = Record<string, Value>;

/** A value as text for people. */
export const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(", ") : String(value ?? "");

/** The labels that the team reads of where a lead came from. */
export const sourceLabels: Record<keyof Source, string> = {
  utm_source: "Origen",
  utm_medium: "Medio",
  utm_campaign: "Campaña",
  utm_term: "Término",
  utm_content: "Contenido",
  gclid: "Clic de Google",
  fbclid: "Clic de Facebook",
  msclkid: "Clic de Microsoft",
  referrer: "Página anterior",
  assistant: "Asistente que llenó el formulario",
};

/** The language in which a request is checked, and the page's limit of experiences. */
export interface Reading {
  lang?: string;
  maxExperiences?: number;
}

type Words = typeof es;

/** The names of the sections that are such texts. */
type SectionOf<Text> = {
  [Name in keyof Words]: Words[Name] extends Text ? Name : never;
}[keyof Words];

interface WordSections {
  title: SectionOf<string>;
  labels: SectionOf<RequestTexts["labels"]>;
  notices: SectionOf<RequestTexts["notices"]>;
}

/** A request's Spanish texts. */
export interface RequestTexts {
  /** The names of its sections of words, the same in every language. */
  words: Readonly<Record<keyof WordSections, string>>;
  title: string;
  /** Labels of the fields, and of a choice by value, as a visitor reads them. */
  labels: Readonly<Record<string, string>>;
  /** The visitor's notices: that it was sent, that it failed. */
  notices: Readonly<Record<"sent" | "failed", Notice>>;
}

/** All of them: the server has every request's. */
const spanish = { ...es };

export const textsOf = (words: WordSections): RequestTexts => ({
  words,
  title: spanish[words.title],
  labels: spanish[words.labels],
  notices: spanish[words.notices],
});

export interface LeadKind extends RequestTexts {
  /** Where visitors send it. Without one the team writes it down, and nobody is told by mail or webhook. */
  path?: string;
  /** Whether the caller must send the public key. Those of a forms endpoint have none. */
  keyed: boolean;
  /** Answered like an insert into a table: 201 without a body, not a receipt. */
  insert?: boolean;
  /** Table in the schema `maloca`, with one column for each field. */
  table: string;
  /** The fields that are stored. */
  fields: RequestFields;
  /** Needs no answer. */
  unanswered?: boolean;
  /** The column with who of the team wrote it down, which no search looks in. */
  author?: string;
  /** The kind whose days the policy gives it too. */
  keptAs?: string;
  /** Columns in order, each with the label that the team reads. */
  columns: Readonly<Record<string, string>>;
  /** Short names for one, in lists, and for several, in tables. */
  names: readonly [one: string, many: string];
  /** A summary for subject lines and lists. */
  about(lead: Readonly<Record<string, unknown>>): string;
  /** Cleans a parsed body, or says what is wrong with each field, in the visitor's language. */
  read(body: unknown, reading?: Reading): Checked<Fields>;
}

/** The columns of fields, with the labels that the team reads. */
function columnsOf<Asked extends RequestFields>(
  fields: Asked,
  labels: Readonly<Record<keyof Asked & string, string>>,
): Readonly<Record<string, string>> {
  const words: Readonly<Record<string, string>> = labels;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { column = name }]) => [column, words[name] ?? name]),
  );
}

const dotted = (...texts: unknown[]) => texts.filter(Boolean).join(" · ");

const checkBooking = checkOf(bookingFields, { bookingErrors });

const booking: LeadKind = {
  path: paths.booking,
  keyed: true,
  table: "booking_requests",
  fields: bookingFields,
  ...textsOf({ title: "bookingTitle", labels: "bookingLabels", notices: "bookingNotices" }),
  columns: columnsOf(bookingFields, bookingLabels),
  names: ["Reserva", "Reservas"],
  about: ({ name, destination }) => dotted(name, destination),
  read(body, { lang, maxExperiences = DEFAULT_MAX_EXPERIENCES } = {}) {
    const checked = checkBooking(body, { lang });
    if (countNames(checked.data?.experiences ?? "") <= maxExperiences) return checked;
    const { manyExperiences } = wordsIn({ lang }, { formPageWords });
    return { errors: { experiences: manyExperiences.replace("{max}", String(maxExperiences)) } };
  },
};

const checkSignup = checkOf(newsletterFields, { newsletterErrors });

const newsletter: LeadKind = {
  path: `${paths.newsletter}/:portal/:form`,
  keyed: false,
  unanswered: true,
  table: "newsletter_subscribers",
  fields: { ...newsletterFields, ...newsletterContext },
  ...textsOf({
    title: "newsletterTitle",
    labels: "newsletterLabels",
    notices: "newsletterNotices",
  }),
  columns: columnsOf({ ...newsletterFields, ...newsletterContext }, newsletterTeamLabels),
  names: ["Boletín", "Boletín"],
  about: ({ email }) => dotted(email),
  read(body, { lang } = {}) {
    const submission = check(newsletterSubmission, body);
    if (submission.errors) return submission;
    const { fields, context } = submission.data;
    const email = fields.find((field) => field.name === "email")?.value;
    const signup = checkSignup({ email }, { lang });
    if (signup.errors) return signup;
    return {
      data: { email: signup.data.email, page_uri: context.pageUri, page_name: context.pageName },
    };
  },
};

/** The row of an insert, which a client may put into an array. A null column counts as missing. */
function insertedRow(body: unknown): unknown {
  const row = Array.isArray(body) && body.length === 1 ? body[0] : body;
  if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

const checkTripRequest = checkOf(tripRequestFields, { tripRequestErrors });

const tripRequests: LeadKind = {
  path: paths.tripRequest,
  keyed: true,
  insert: true,
  table: "trip_requests",
  fields: tripRequestFields,
  ...textsOf({
    title: "tripRequestTitle",
    labels: "tripRequestLabels",
    notices: "tripRequestNotices",
  }),
  columns: columnsOf(tripRequestFields, { ...tripRequestLabels, ...tripRequestTeamLabels }),
  names: ["A la medida", "A la medida"],
  about: ({ first_name, last_name, destination }) =>
    dotted(`${first_name} ${last_name}`, destination),
  read: (body, { lang } = {}) => checkTripRequest(insertedRow(body), { lang }),
};

const contact: LeadKind = {
  path: paths.contact,
  keyed: true,
  table: "alliance_messages",
  fields: contactFields,
  ...textsOf({ title: "contactTitle", labels: "contactLabels", notices: "contactNotices" }),
  columns: columnsOf(contactFields, contactLabels),
  names: ["Contacto", "Contacto"],
  about: ({ name, organization }) => dotted(name, organization),
  read: checkOf(contactFields, { contactErrors }),
};

/** What somebody asked for by telephone, by WhatsApp or in person, as the team wrote it down on the desk. */
const noted: LeadKind = {
  keyed: true,
  table: "noted_requests",
  fields: notedFields,
  ...textsOf({ title: "bookingTitle", labels: "bookingLabels", notices: "bookingNotices" }),
  title: "Solicitud",
  columns: columnsOf(notedFields, notedLabels),
  author: "noted_by",
  keptAs: "booking",
  names: ["Anotada a mano", "Anotadas a mano"],
  about: ({ name, destination }) => dotted(name, destination),
  read: checkNoted,
};

/** Every kind of lead, by its name in the database. A new kind needs a row here and a migration. */
const kinds = { booking, newsletter, "trip-request": tripRequests, alliance: contact, noted };

export type LeadKindName = keyof typeof kinds;
export const leadKinds: Readonly<Record<LeadKindName, LeadKind>> = kinds;
export const leadKindNames = Object.keys(kinds) as LeadKindName[];

/** Those that visitors send. */
export const sentKindNames = leadKindNames.filter((kind) => leadKinds[kind].path);

/** SQL for the list of the kinds that the team answers. */
export const ANSWERED_KINDS = leadKindNames
  .filter((kind) => !leadKinds[kind].unanswered)
  .map((kind) => `'${kind}'`)
  .join(", ");

/** For each kind, the names of fields that only other kinds have. */
const foreignFields = Object.fromEntries(
  sentKindNames.map((kind) => {
    const all = sentKindNames.flatMap((name) => Object.keys(leadKinds[name].fields));
    return [kind, new Set(all.filter((field) => !Object.hasOwn(leadKinds[kind].fields, field)))];
  }),
);

/** The fields of a body that belong to another kind: the request was sent to the wrong path. */
export const fieldsOfAnotherKind = (kind: LeadKindName, body: unknown): string[] =>
  Object.keys(Object(body)).filter((field) => foreignFields[kind]?.has(field));
