import type { Notice, Notices, RequestField, RequestFields } from "@maloca/catalog";
import * as catalog from "@maloca/catalog";
import { table } from "./docs-site/tables.ts";

/** A name, a path or a pattern, as Markdown code. */
const code = (text: string) => `\`${text}\``;

/** A text that visitors read. */
const quoted = (text: string) => `«${text}»`;

const { formPaths, paths, paymentFields, tripRequestFields } = catalog;

/** One kind of request: where it is sent, its fields in order, and the toasts that the visitor sees. */
interface Request {
  title: string;
  destinations: string[];
  fields: RequestFields;
  labels: Readonly<Record<string, string>>;
  /** The error of each field when it is empty or too short. */
  errors: Readonly<Record<string, string>>;
  notices: Notices;
  /** The formats of fields that are not plain text. */
  formats?: Record<string, string>;
}

const withoutScripts = (path: string) => `without scripts: ${code(`POST ${path}`)}`;

const requests: readonly Request[] = [
  {
    title: "Booking request",
    destinations: [code(`POST ${paths.booking}`), withoutScripts(formPaths.booking)],
    fields: catalog.bookingFields,
    labels: catalog.bookingLabels,
    errors: catalog.bookingErrors,
    notices: catalog.bookingNotices,
    formats: {
      experiences: `names of the chosen ones, with commas; ${catalog.DEFAULT_MAX_EXPERIENCES} at most unless the page says otherwise`,
    },
  },
  {
    title: "Trip request",
    destinations: [code(`POST ${paths.tripRequest}`), withoutScripts(formPaths.tripRequest)],
    fields: tripRequestFields,
    labels: catalog.tripRequestLabels,
    errors: catalog.tripRequestErrors,
    notices: catalog.tripRequestNoticesFor("{name}"),
    formats: {
      email: "anything; no format is checked",
      num_travelers: "a whole number, or nothing; the limits are those of the number",
      interests: `a list of ${tripRequestFields.interests.count.join(" to ")} texts, each within the limits`,
    },
  },
  {
    title: "Partnership proposal",
    destinations: ["the visitor's mail client", withoutScripts(formPaths.partnership)],
    fields: catalog.partnershipFields,
    labels: catalog.partnershipLabels,
    errors: catalog.partnershipErrors,
    notices: catalog.partnershipNotices,
    formats: {
      organizationType: Object.entries(catalog.organizationTypes)
        .map(([value, words]) => `${code(value)} ${quoted(words)}`)
        .join(", "),
    },
  },
  {
    title: "Contact message",
    destinations: [code(`POST ${paths.contact}`), withoutScripts(formPaths.contact)],
    fields: catalog.contactFields,
    labels: catalog.contactLabels,
    errors: catalog.contactErrors,
    notices: catalog.contactNotices,
  },
  {
    title: "Newsletter",
    destinations: [
      code(`POST ${paths.newsletter}/{portal}/{form}`),
      withoutScripts(formPaths.newsletter),
    ],
    fields: catalog.newsletterFields,
    labels: catalog.newsletterLabels,
    errors: catalog.newsletterErrors,
    notices: catalog.newsletterNotices,
    formats: { email: "something with an @; nothing stricter is checked" },
  },
  {
    title: "Payment request",
    destinations: ["the messaging app; no server sees it"],
    fields: paymentFields,
    labels: catalog.paymentLabels,
    errors: Object.fromEntries(
      Object.keys(paymentFields).map((name) => [name, catalog.paymentErrors.empty]),
    ),
    notices: catalog.paymentNotices,
    formats: { amount: "whole pesos above zero, as people type them" },
  },
];

function fieldRow(name: string, field: RequestField, { labels, errors, formats }: Request) {
  const [least, most] = field.limits ?? ["", ""];
  const required = catalog.isRequired(field);
  return [
    code(name),
    quoted(labels[name] ?? ""),
    required ? "yes" : "no",
    `${least || ""}`,
    `${most}`,
    required ? quoted(errors[name] ?? "") : "",
    formats?.[name] ?? "",
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
    `Goes to ${request.destinations.join("; ")}.`,
    "",
    table(
      ["field", "label", "required", "min", "max", "error when empty or too short", "format"],
      Object.entries(request.fields).map(([name, field]) => fieldRow(name, field, request)),
    ),
    "",
    table(["notice", "title", "text", "style"], Object.entries(request.notices).map(noticeRow)),
    "",
  ].join("\n");

const choices = (title: string, rows: readonly string[]) =>
  [`## ${title}`, "", ...rows.map((row) => `- ${row}`), ""].join("\n");

/** The text of `docs/product/requests.md`. */
export const requestsPage = () =>
  [
    "# Requests: fields, limits, messages",
    "",
    "Written by `npm run docs` from the catalog's definitions and words; a test fails when it is old. How",
    "each form behaves is in [docs/product.md](../product.md), under the same heading.",
    "",
    "Limits are characters after trimming. A required line that is too long says its message as well; a longer",
    `text and an optional field say ${quoted(catalog.tooLong(100))}, with their own number. A request body is at most ${catalog.BODY_LIMIT / 1024} KiB. Beside the body travel these headers:`,
    `${Object.values(catalog.headers).map(code).join(", ")}.`,
    "",
    ...requests.map(section),
    choices("Interests", catalog.interests.map(quoted)),
    choices(
      "Experiences",
      catalog.experiences.map(({ id, name }) => `${quoted(name)}, ${code(id)}`),
    ),
    "## Consent",
    "",
    `Version ${code(catalog.consent.version)}, and ${code(catalog.consent.newsletterVersion)} of the newsletter. The words "política de datos" are a link to the policy.`,
    "",
    `- The line above the button: ${quoted(`${catalog.consentText.notice} ${catalog.consentText.policy}.`)}`,
    `- The box, where a partner asks for one: ${quoted(`${catalog.consentText.request} ${catalog.consentText.policy}.`)}`,
    `- Of the newsletter: ${quoted(`${catalog.newsletterConsentText.notice} ${catalog.consentText.policy}.`)} and ${quoted(`${catalog.newsletterConsentText.request} ${catalog.consentText.policy}.`)}`,
    `- The box left empty: ${quoted(catalog.commonErrors.consent)}`,
    "",
  ].join("\n");
