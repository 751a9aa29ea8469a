import { settings } from "@maloca/catalog";
import { SECOND_MS } from "../durations";
import { textOf } from "../leads/lead-kinds";
import type { Lead } from "../leads/lead-row";
import type { LinkPurpose } from "../leads/links";

/** A mail ready to be sent. Each header is one line. */
export interface Mail {
  /** The only address that it is written to, a visitor's as a rule; null for the team. */
  to: string | null;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** The visitor's address, if it is a single plain address; null in mails to visitors. */
  replyTo: string | null;
  /** Where a mail program ends a subscription with one click (RFC 8058). */
  unsubscribe?: string;
}

/** A stored lead with the data of its mail. */
export interface MailedLead extends Lead {
  /** Addresses of its signed links. */
  links: Record<LinkPurpose, string>;
  messageId: string;
}

const SUBJECT_LENGTH = 150;
const ADDRESS_LENGTH = 254;

/** One plain address: nothing that a mail header could read as a list, a name or a comment. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

/** Characters that break a header or change the reading direction. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** The visitor's address, if it is a single plain address. */
export function plausibleAddress(lead: Lead): string | null {
  const email = textOf(lead.email);
  return email.length <= ADDRESS_LENGTH && ADDRESS.test(email) ? email : null;
}

/** A subject: one line, not too long. */
export function subjectLine(text: string): string {
  const characters = [...text.replace(UNSAFE, " ").trim()];
  return characters.length <= SUBJECT_LENGTH
    ? characters.join("")
    : `${characters.slice(0, SUBJECT_LENGTH - 1).join("")}…`;
}

/** The `Message-ID` of a notice to the team. A repetition has the same. */
export const noticeMessageId = (id: string) =>
  `<${id.replace(/[^\w-]/g, ".")}@${new URL(settings.siteUrl).hostname}>`;

/** The limit for one mail, however slowly the mail server answers; then it is tried again later. */
export const DELIVERY_MS = 80 * SECOND_MS;

/** After this another worker may take the mail. The first one has given up by then. */
export const LEASE_MS = 3 * DELIVERY_MS;

/**
 * Sends a mail to the address that it is written to, or to this member of the team: its header names all of them. Rejects
 * unless it was accepted.
 */
export interface Send {
  (mail: Mail, member?: string): Promise<void>;
  /** Closes connections that were kept open for the next mail. */
  close?(): void;
}

/** Where mails go out, and whose they are if they are the team's. */
export interface MailServer {
  send: Send;
  /** Addresses, each mailbox once. */
  team: readonly string[];
}
