import {
  BODY_LIMIT,
  bookingLimits,
  bookingNotices,
  bookingRequest,
  check,
  checkPayment,
  consent,
  consentError,
  consentText,
  contactLimits,
  contactMessage,
  contactNotices,
  DEFAULT_MAX_EXPERIENCES,
  experiences,
  type FieldErrors,
  formPaths,
  headers,
  interests,
  type Length,
  type Notice,
  type Notices,
  newsletterLimits,
  newsletterNotices,
  newsletterSignup,
  organizationTypes,
  partnershipLimits,
  partnershipNotices,
  partnershipProposal,
  paths,
  paymentLimits,
  paymentNotices,
  tooLong,
  tripInterests,
  tripRequest,
  tripRequestLimits,
  tripRequestNoticesFor,
  tripTravelers,
} from "@maloca/catalog";
import * as words from "../../packages/widgets/src/locales/es";
import { code, quoted, table } from "./markdown";

/** One request: where it goes, its fields in order, and what the visitor is told. */
interface Request {
  title: string;
  to: string[];
  fields: readonly string[];
  labels: object;
  limits: Readonly<Record<string, Length | number>>;
  /** What an empty request is refused for: the message of each needed field. */
  empty: FieldErrors;
  notices: Notices;
  /** What a field holds where it is no plain text. */
  holds?: Record<string, string>;
}

const emptied = (fields: readonly string[]) => Object.fromEntries(fields.map((name) => [name, ""]));
const withoutScripts = (path: string) => `without scripts: ${code(`POST ${path}`)}`;

const bookingFields = Object.keys(bookingRequest.shape);
const allianceFields = Object.keys(contactMessage.shape);
const tripFields = Object.keys(tripRequest.shape);
const partnershipFields = Object.keys(partnershipProposal.shape);

const requests: readonly Request[] = [
  {
    title: "Booking request",
    to: [code(`POST ${paths.booking}`), withoutScripts(formPaths.booking)],
    fields: bookingFields,
    labels: words.booking,
    limits: bookingLimits,
    empty: check(bookingRequest, emptied(bookingFields)).errors ?? {},
    notices: bookingNotices,
    holds: {
      experiences: `names of the chosen ones, with commas; ${DEFAULT_MAX_EXPERIENCES} at most unless the page says otherwise`,
    },
  },
  {
    title: "Trip request",
    to: [code(`POST ${paths.tripRequest}`), withoutScripts(formPaths.tripRequest)],
    fields: tripFields,
    labels: words.tripWizard,
    limits: { ...tripRequestLimits, interests: tripInterests.length, num_travelers: tripTravelers },
    empty: check(tripRequest, { ...emptied(tripFields), interests: [] }).errors ?? {},
    notices: tripRequestNoticesFor("{name}"),
    holds: {
      email: "anything; no format is checked",
      num_travelers: "a whole number, or nothing; the limits are those of the number",
      interests: `a list of ${tripInterests.count.join(" to ")} texts, each within the limits`,
    },
  },
  {
    title: "Partnership proposal",
    to: ["the visitor's mail client", withoutScripts(formPaths.partnership)],
    fields: partnershipFields,
    labels: words.partnership,
    limits: partnershipLimits,
    empty: check(partnershipProposal, emptied(partnershipFields)).errors ?? {},
    notices: partnershipNotices,
    holds: {
      organizationType: Object.entries(organizationTypes)
        .map(([value, words]) => `${code(value)} ${quoted(words)}`)
        .join(", "),
    },
  },
  {
    title: "Contact message",
    to: [code(`POST ${paths.contact}`), withoutScripts(formPaths.contact)],
    fields: allianceFields,
    labels: words.contact,
    limits: contactLimits,
    empty: check(contactMessage, emptied(allianceFields)).errors ?? {},
    notices: contactNotices,
  },
  {
    title: "Newsletter",
    to: [code(`POST ${paths.newsletter}/{portal}/{form}`), withoutScripts(formPaths.newsletter)],
    fields: Object.keys(newsletterLimits),
    labels: words.newsletter,
    limits: newsletterLimits,
    empty: check(newsletterSignup, { email: "" }).errors ?? {},
    notices: newsletterNotices,
    holds: { email: "something with an @; nothing stricter is checked" },
  },
  {
    title: "Payment request",
    to: ["the messaging app; no server sees it"],
    fields: ["name", "amount", "concept"],
    labels: words.payment,
    limits: paymentLimits,
    empty: checkPayment({}).errors ?? {},
    notices: paymentNotices,
    holds: { amount: "whole pesos above zero, as people type them" },
  },
];

function fieldRow(name: string, { labels, limits, empty, holds }: Request) {
  const limit = limits[name];
  const [least, most] = typeof limit === "number" ? ["", limit] : (limit ?? ["", ""]);
  const label = (labels as Record<string, string>)[name];
  const wrong = empty[name];
  return [
    code(name),
    label ? quoted(label) : "",
    wrong ? "yes" : "no",
    least || "",
    most,
    wrong ? quoted(wrong) : "",
    holds?.[name] ?? "",
  ];
}

const noticeRow = ([when, { title, text, destructive }]: readonly [string, Notice]) => [
  when,
  quoted(title),
  quoted(text),
  destructive ? "error" : "",
];

const section = (request: Request) =>
  [
    `## ${request.title}`,
    "",
    `Goes to ${request.to.join("; ")}.`,
    "",
    table(
      ["field", "label", "needed", "at least", "at most", "says when empty or too short", "holds"],
      request.fields.map((name) => fieldRow(name, request)),
    ),
    table(["notice", "title", "text", "style"], Object.entries(request.notices).map(noticeRow)),
  ].join("\n");

const choices = (title: string, rows: readonly string[]) =>
  [`## ${title}`, "", ...rows.map((row) => `- ${row}`), ""].join("\n");

/** The text of `docs/product/requests.md`. */
export const requestsPage = () =>
  [
    "# Requests: fields, limits, messages",
    "",
    "Written by `npm run docs` from the catalog's schemas and the widgets' words; a test fails when it is",
    "old. How each form behaves is in [docs/product.md](../product.md), under the same heading.",
    "",
    `Limits are characters after trimming. A field that is too long says ${quoted(tooLong(100))}, with its`,
    `own number. A request body is at most ${BODY_LIMIT / 1024} KiB. Beside the body travel these headers:`,
    `${Object.values(headers).map(code).join(", ")}.`,
    "",
    ...requests.map(section),
    choices("Interests", interests.map(quoted)),
    choices(
      "Experiences",
      experiences.map(({ id, name }) => `${quoted(name)}, ${code(id)}`),
    ),
    "## Consent",
    "",
    `Version ${code(consent.version)}. The words "política de datos" are a link to the policy.`,
    "",
    `- The line above the button: ${quoted(`${consentText.notice} ${consentText.policy}.`)}`,
    `- The box, where a partner asks for one: ${quoted(`${consentText.request} ${consentText.policy}.`)}`,
    `- The box left empty: ${quoted(consentError)}`,
    "",
  ].join("\n");
