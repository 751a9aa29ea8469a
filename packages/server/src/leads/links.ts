import { settings } from "@maloca/catalog";
import type { Database, Session } from "../storage/database";
import { hmac, sameSecret, toHex } from "../storage/digest";
import { type AuditedAction, writeAuditEntry } from "./audit-log";
import type { LeadKindName } from "./lead-kinds";

/** The purposes of signed links, which visitors alone get, each with its word in the address. */
export const linkWords = {
  confirm: "confirmar",
  unsubscribe: "baja",
} as const;

export type LinkPurpose = keyof typeof linkWords;
export const linkPurposes = Object.keys(linkWords) as LinkPurpose[];

/** Below the path of the forms, which a CDN forwards already. */
export const LINK_PATH = "/formulario/enlace";

/** 128 bits of the signature: enough that nobody guesses it, and short enough for a mail. */
const SIGNATURE_LENGTH = 32;

/** Signs the text that a link stands for. */
export const sign = async (key: string, text: string): Promise<string> =>
  toHex(await hmac(key, text)).slice(0, SIGNATURE_LENGTH);

export const linkPath = async (key: string, purpose: LinkPurpose, reference: string) =>
  `${LINK_PATH}/${linkWords[purpose]}/${reference}/${await sign(key, `${purpose} ${reference}`)}`;

/** The addresses of a lead's links, as mails carry them. */
export async function linksOf<Purpose extends LinkPurpose>(
  key: string,
  reference: string,
  purposes: readonly Purpose[],
): Promise<Record<Purpose, string>> {
  const entries = purposes.map(async (purpose) => [
    purpose,
    settings.siteUrl + (await linkPath(key, purpose, reference)),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

export interface LinkedLead {
  id: string;
  kind: LeadKindName;
  reference: string;
  /** The visitor's. */
  language: string;
  link_key: string;
}

/** The lead of a link; null where no lead has the reference, or the signature is wrong. */
export async function readLink(
  session: Session,
  purpose: LinkPurpose,
  reference: string,
  signature: string,
): Promise<LinkedLead | null> {
  // PostgreSQL rejects text with a NUL character.
  if (reference.includes("\0")) return null;
  const [found] = await session.query<LinkedLead>(
    "select id, kind, reference, language, link_key from maloca.leads where reference = $1",
    [reference],
  );
  // Signs for an unknown reference too, so that the time does not reveal which references exist.
  const expected = await sign(found?.link_key ?? "none", `${purpose} ${reference}`);
  return (await sameSecret(signature, expected)) && found ? found : null;
}

/** Makes the links of all leads invalid. Returns the number of leads. */
export async function revokeLinks(session: Session): Promise<number> {
  const rows = await session.query(
    "update maloca.leads set link_key = gen_random_uuid() returning 1 as one",
  );
  return rows.length;
}

/** The visitor's name in the audit log. */
const VISITOR = "enlace del visitante";

/** Does what a link is for, and writes it to the audit log. A repetition does no harm. */
export const actOnLink = (database: Database, purpose: LinkPurpose, lead: LinkedLead, now: Date) =>
  database.tx(async (session) => {
    const note = (action: AuditedAction, leads: string[]) =>
      writeAuditEntry(session, { who: VISITOR, action, leads }, now);
    if (purpose === "unsubscribe") {
      await note("unsubscribe", await eraseSubscriptions(session, lead.id));
    } else if (await confirmSubscription(session, lead.id, now)) {
      await note("confirm", [lead.reference]);
    }
  });

/** Stores that the owner of the address wants the newsletter; false if it was stored before. */
async function confirmSubscription(session: Session, leadId: string, now: Date): Promise<boolean> {
  const rows = await session.query(
    `insert into maloca.newsletter_confirmations (lead_id, confirmed_at) values ($1, $2)
     on conflict do nothing returning 1 as one`,
    [leadId, now],
  );
  return rows.length > 0;
}

/**
 * Erases every newsletter sign-up with the address of one sign-up, and no other lead of the person. Returns their
 * references.
 */
async function eraseSubscriptions(session: Session, leadId: string): Promise<string[]> {
  const rows = await session.query<{ reference: string }>(
    `delete from maloca.leads l using maloca.newsletter_subscribers s
     where s.lead_id = l.id and l.kind = 'newsletter' and lower(s.email) =
       (select lower(email) from maloca.newsletter_subscribers where lead_id = $1)
     returning l.reference`,
    [leadId],
  );
  return rows.map(({ reference }) => reference);
}
