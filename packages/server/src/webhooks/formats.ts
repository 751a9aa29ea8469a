import { settings } from "@maloca/catalog";
import { answerWords } from "../leads/answers";
import { nameOfLanguage } from "../leads/languages";
import { leadKinds, textOf } from "../leads/lead-kinds";
import type { Lead } from "../leads/lead-row";
import { readPhone } from "../leads/phone-number";
import { labelled } from "../leads/shown-text";

/** A lead without the state of its mails, but with the fields of its request. */
export interface WebhookLead
  extends Pick<
    Lead,
    | "kind"
    | "reference"
    | "createdAt"
    | "partner"
    | "language"
    | "source"
    | "consent"
    | "answer"
    | "confirmedAt"
  > {
  [field: string]: unknown;
}

export interface WebhookEvent {
  type: "lead.created" | "lead.answered";
  /** ISO 8601, UTC. */
  timestamp: string;
  data: WebhookLead;
}

export interface PostAnswer {
  status: number;
  location?: string | undefined;
}

interface WebhookCall {
  url: string;
  body: unknown;
  /** Whether a response means that it was accepted. The default is any 2xx. */
  isAccepted?(answer: PostAnswer): boolean;
}

const headline = ({ type, data }: WebhookEvent) => {
  const kind = leadKinds[data.kind];
  const state = data.answer ? ` · ${answerWords[data.answer.state]}` : "";
  const what = type === "lead.created" ? kind.title : `${kind.title}${state}`;
  return `${what} ${data.reference}`;
};

/** A lead as lines of plain text, for a chat. */
function lines(event: WebhookEvent): string {
  const language = nameOfLanguage(event.data.language);
  return [
    headline(event),
    ...Object.entries(leadKinds[event.data.kind].columns)
      .map(([column, label]) => [label, textOf(event.data[column])])
      .filter(([, value]) => value)
      .map(([label = "", value = ""]) => labelled(label, value)),
    ...(language ? [`Idioma: ${language}`] : []),
    ...(event.data.partner ? [labelled("Sitio aliado", event.data.partner)] : []),
  ].join("\n");
}

/** Slack reads these three characters as markup, and programs like it call everybody by a word after an `@`. */
const forSlack = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/(?<![\w.-])@(?=(?:all|channel|everyone|group|here)\b)/gi, "＠");

/** Telegram's limit in characters. */
const TELEGRAM_LENGTH = 4096;

function telegram(url: string, event: WebhookEvent): WebhookCall {
  const address = new URL(url);
  const chat = address.searchParams.get("chat_id");
  address.search = "";
  // Never half of a surrogate pair: Telegram refuses a text that ends so.
  const text = lines(event)
    .slice(0, TELEGRAM_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "");
  return {
    url: address.href,
    body: { chat_id: chat, text, link_preview_options: { is_disabled: true } },
  };
}

/** A form submission, with which HubSpot creates or updates the contact of the address. */
function hubspot(url: string, event: WebhookEvent): WebhookCall {
  const { data } = event;
  const name = textOf(data.name) || textOf(data.first_name);
  const fields = {
    email: textOf(data.email),
    firstname: name,
    lastname: textOf(data.last_name),
    // HubSpot takes a number without its country for one of its own account's.
    phone: readPhone(textOf(data.phone), data.language)?.number ?? textOf(data.phone),
    company: textOf(data.organization),
    message: lines(event),
  };
  return {
    url,
    body: {
      submittedAt: String(Date.parse(data.createdAt)),
      fields: Object.entries(fields)
        .filter(([, value]) => value)
        .map(([field, value]) => ({ objectTypeId: "0-1", name: field, value })),
      context: { pageUri: settings.siteUrl, pageName: headline(event) },
    },
  };
}

/**
 * Whether the script ran: Apps Script then redirects to the script's response. If the script failed, it answers 200
 * with an error page; if the web app is not public, it redirects to the login.
 */
const hasRun = ({ status, location = "" }: PostAnswer) =>
  status === 302 &&
  URL.canParse(location) &&
  new URL(location).hostname === "script.googleusercontent.com";

/** The calls for each kind of program. */
export const formats = {
  /** The Standard Webhooks body. */
  standard: (url: string, event: WebhookEvent): WebhookCall => ({ url, body: event }),
  slack: (url: string, event: WebhookEvent): WebhookCall => ({
    url,
    // Nothing that a stranger wrote is styled, or shows a picture of its own.
    body: {
      text: forSlack(lines(event)),
      ...{ mrkdwn: false, unfurl_links: false, unfurl_media: false },
    },
  }),
  telegram,
  hubspot,
  sheets: (url: string, event: WebhookEvent): WebhookCall => ({
    url,
    body: event,
    isAccepted: hasRun,
  }),
} as const;

export type WebhookFormat = keyof typeof formats;
export const webhookFormats = Object.keys(formats) as WebhookFormat[];
