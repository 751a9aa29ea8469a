import { consentTextOf } from "@maloca/catalog/consent-texts";
import { type Database, embeddedBytes, type Session } from "../storage/database";
import { readAtLength, readPage, readSchema, withLongTimeout } from "../storage/row-transfer";
import { type AuditEntry, readAuditLog, SERVER, writeAuditEntry } from "./audit-log";
import { readConsentTexts } from "./consents";
import { countStored, readHold } from "./erasure-hold";
import type { LeadFilter } from "./lead-filter";
import type { LeadKindName } from "./lead-kinds";
import { findPage } from "./lead-search";
import { revokeLinks } from "./links";
import { type ListedLead, type ListedPage, readLead } from "./list-leads";
import { findMailTroubles } from "./mail-troubles";
import {
  countSelected,
  type Erased,
  eraseLeads,
  eraseOldest,
  readPersonalData,
  type Selection,
} from "./personal-data";
import { openStatement } from "./statements";
import { printLink, revokeAccess } from "./team-access";
import { MAILS, oldestUnsent, readUnsentMails } from "./unsent-mails";

export type LeadAdmin = ReturnType<typeof createLeadAdmin>;

/**
 * The operator's access to the leads. The command line runs it in its own process or in the server. Changes
 * and exports are written to the audit log, under the name `who`.
 */
export function createLeadAdmin(
  database: Database,
  clock: () => Date = () => new Date(),
  who: string = SERVER,
) {
  const write = (session: Session, entry: Omit<AuditEntry, "who">) =>
    writeAuditEntry(session, { ...entry, who }, clock());

  const erase = (selection: Selection, more: AuditEntry["details"] = {}) =>
    withLongTimeout(database, async (session) => {
      const storedBefore = await countStored(session);
      const erased = await eraseLeads(session, selection);
      const leads = erased.leads.map(({ reference }) => reference);
      const storedAfter = await countStored(session);
      const details = { kind: selection.kind, storedBefore, storedAfter, ...more };
      if (leads.length || !more.colleague)
        await write(session, { action: "delete", leads, details });
      return erased;
    });

  return {
    listPage: (after: string | null, filter?: LeadFilter, limit?: number) =>
      findPage(database, after, filter, limit),

    /** Newest first; of one kind or of all. */
    async list(kind?: LeadKindName) {
      const leads: ListedLead[] = [];
      let next: string | null = null;
      do {
        const page: ListedPage = await findPage(database, next, { kind });
        leads.push(...page.leads);
        next = page.next;
      } while (next);
      return leads;
    },

    /** With the text of its consent. Undefined when no lead has the reference. */
    async show(reference: string): Promise<ListedLead | undefined> {
      const lead = await readLead(database, reference);
      if (!lead?.consent) return lead;
      const texts = await readConsentTexts(database);
      const text = consentTextOf(lead.consent.version, lead.language, texts);
      return { ...lead, consent: { ...lead.consent, ...(text && { text }) } };
    },

    /** Makes every unsent mail due now, also abandoned ones. Returns how many. */
    retry: () =>
      withLongTimeout(database, async (session) => {
        const rows = await session.query(
          `update maloca.outbox set due_at = $1, attempts = 0, dead_at = null
           where ${MAILS} and sent_at is null returning lead_id`,
          [clock()],
        );
        await write(session, { action: "retry", details: { mails: rows.length } });
        return rows.length;
      }),

    oldestMail: () => oldestUnsent(database),
    unsent: () => readUnsentMails(database, clock()),
    mailTroubles: () => findMailTroubles(database, clock()),
    size: () => embeddedBytes(database),
    hold: () => readHold(database),
    /** Makes all links of mails that went out invalid, and ends the team's sessions. */
    revokeAll: (more: AuditEntry["details"] = {}) =>
      withLongTimeout(database, async (session) => {
        const leads = await revokeLinks(session);
        await revokeAccess(session, null);
        await write(session, { action: "revoke", details: { leads, ...more } });
      }),
    /** The address of a partner's statement; null where no lead names the partner. `renew`: a new address. */
    async statement(partner: string, renew: boolean, more: AuditEntry["details"] = {}) {
      const address = await openStatement(database, { partner, renew });
      if (address) await write(database, { action: "statement", details: { renew, ...more } });
      return address;
    },
    /** The secret of a link that signs a colleague in. */
    teamLink: (address: string) =>
      database.tx(async (session) => {
        await write(session, { action: "link" });
        return printLink(session, address, clock());
      }),
    person: (selection: Selection, details: AuditEntry["details"] = {}) =>
      withLongTimeout(database, async (session) => {
        const held = await readPersonalData(session, selection);
        const leads = held.tables["maloca.leads"]?.map(({ reference }) => String(reference));
        await write(session, { action: "person", leads, details });
        return held;
      }),
    delete: (email: string) => erase({ email }),
    selected: (selection: Selection) =>
      readAtLength(database, (session) => countSelected(session, selection)),
    erase,
    /** `more`: others may be left. `done`: how many earlier calls of the same command deleted. */
    purge: (
      selection: Selection,
      { action = "purge", done = 0 }: { action?: "purge" | "retention"; done?: number } = {},
    ): Promise<Erased & { more: boolean }> =>
      withLongTimeout(database, async (session) => {
        // Counted before the first and after the last batch: counting a million takes longer than a batch.
        const storedBefore = done ? undefined : await countStored(session);
        const gone = await eraseOldest(session, selection);
        if (!gone.leads.length && !done) return gone;
        const { kind, quarantine, before } = selection;
        const storedAfter = gone.more ? undefined : await countStored(session);
        await write(session, {
          action,
          leads: gone.leads.map(({ reference }) => reference),
          details: { kind, quarantine: quarantine || undefined, before, storedBefore, storedAfter },
        });
        return gone;
      }),
    rows: (after: string | null) => readPage(database, after),
    schema: () => readSchema(database),
    audit: (query: Parameters<typeof readAuditLog>[1]) => readAuditLog(database, query),
    /** Adds an entry for work that another module did, such as writing a file. */
    note: (entry: Omit<AuditEntry, "who">) => write(database, entry),
  };
}
