import { type Metadata, type Source, settings } from "@maloca/catalog";
import { type Fields, type LeadKind, textOf } from "../leads/lead-kinds";
import type { LinkPurpose } from "../leads/links";
import type { SpamSign } from "../leads/spam";

/** A mail ready to be sent. Each header is one line. */
export interface Mail {
  /** The visitor's address; null for the team. */
  to: string | null;
  /** The one of the team who gets it, where the others have it already. */
  only?: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** The visitor's address, when it can be one and nothing else. A visitor answers to the team. */
  replyTo: string | null;
  /** Where a mail program ends a subscription with one click (RFC 8058). */
  unsubscribe?: string;
}

/** A stored lead with what a mail says of it. */
export interface MailedLead {
  kind: LeadKind;
  request: Fields;
  reference: string;
  partner: string | null;
  /** The visitor's, as two or three letters. */
  language: string;
  source: Source | null;
  consent: { version: string; at: Date } | null;
  metadata: Metadata | null;
  createdAt: Date;
  /** Why it is suspected spam. */
  quarantine: SpamSign | null;
  /** Addresses of its signed links. */
  links: Record<LinkPurpose, string>;
  messageId: string;
}

const SUBJECT_LENGTH = 150;
const ADDRESS_LENGTH = 254;

/** One plain address: nothing that a mail header could read as a list, a name or a comment. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

/** Characters that break a header, or turn the reading direction of a line. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** The visitor's address, when it can be one and nothing else. */
export function plausibleAddress(request: Fields): string | null {
  const email = textOf(request.email);
  return email.length <= ADDRESS_LENGTH && ADDRESS.test(email) ? email : null;
}

/** A subject: one line, not too long. */
export function subjectLine(text: string): string {
  const characters = [...text.replace(UNSAFE, " ").trim()];
  return characters.length <= SUBJECT_LENGTH
    ? characters.join("")
    : `${characters.slice(0, SUBJECT_LENGTH - 1).join("")}…`;
}

/** The `Message-ID` of a notice to the team: a second sending has the same. */
export const noticeMessageId = (id: string) =>
  `<${id.replace(/[^\w-]/g, ".")}@${new URL(settings.siteUrl).hostname}>`;
