import { consentTextOf } from "@maloca/catalog/consent-texts";
import type { Database, Session } from "../storage/database";
import { embeddedBytes } from "../storage/embedded-size";
import {
  type RowPage,
  readAtLength,
  readPage,
  readSchema,
  withLongTimeout,
} from "../storage/row-transfer";
import type { OnProgress } from "../storage/table-parts";
import {
  type AuditEntry,
  type AuditLine,
  readAuditLog,
  SERVER,
  writeAuditEntry,
} from "./audit-log";
import { readConsentTexts } from "./consents";
import { type Delays, sumDelays } from "./delays";
import { countStored } from "./erasure-hold";
import { type FirstAnswersBy, sumFirstAnswers } from "./first-answers";
import type { LeadFilter } from "./lead-filter";
import type { LeadKindName } from "./lead-kinds";
import { searchPage } from "./lead-search";
import { revokeLinks } from "./links";
import { type ListedLead, type ListedPage, listPage, readLead } from "./list-leads";
import { oldestWaiting } from "./oldest-mail";
import {
  countSelected,
  type Erased,
  eraseLeads,
  eraseOldest,
  type PersonalData,
  readPersonalData,
  type Selection,
} from "./personal-data";
import { openStatement } from "./statements";
import {
  countRobots,
  type LeadMeasure,
  type Measure,
  type Sum,
  sumLeads,
  sumTogether,
} from "./stats";
import { revokeTeamPages } from "./team-page";
import { MAILS, readUnsentMails, type UnsentMails } from "./unsent-mails";

/**
 * The operator's access to the leads. The command line runs it in its own process or in the server. Changes
 * and exports are written to the audit log.
 */
export interface LeadAdmin {
  /** Newest first; of one kind or of all. */
  list(kind?: LeadKindName): Promise<ListedLead[]>;
  /** At most 500 leads that pass the filter. Only the search of a text may take long. */
  listPage(
    after: string | null,
    filter?: LeadFilter,
    limit?: number,
    onProgress?: OnProgress,
  ): Promise<ListedPage>;
  /** With the text of its consent. Undefined when no lead has the reference. */
  show(reference: string): Promise<ListedLead | undefined>;
  /** The numbers of leads by one measure, most first; weeks in order. */
  stats(by: Measure, onProgress?: OnProgress): Promise<Sum[]>;
  /** By several measures, in one pass over the leads. */
  leadStats<By extends LeadMeasure>(
    by: readonly By[],
    onProgress?: OnProgress,
  ): Promise<Record<By, Sum[]>>;
  /** Suspected robots' leads, which the statistics leave out. */
  robots(): Promise<number>;
  /** How long the team's mails took in the last 90 days. */
  delays(onProgress?: OnProgress): Promise<Delays>;
  /** How soon the team answered in the last 90 days. */
  firstAnswers(onProgress?: OnProgress): Promise<FirstAnswersBy>;
  /**
   * Makes links in mails invalid: those of one lead, or all, including those to the team's page. Returns the
   * number of leads.
   */
  revokeLinks(reference: string | null): Promise<number>;
  /** The address of a partner's statement; null where no lead names the partner. `renew`: a new address. */
  statement(partner: string, renew: boolean): Promise<string | null>;
  /** Makes one team member's links to the team's page invalid; false if there were none. */
  revokeTeamPage(address: string): Promise<boolean>;
  /** Mails that did not go out, and why. */
  unsent(): Promise<UnsentMails>;
  /** Since when the team's oldest unsent mail waits. */
  oldestMail(): Promise<Date | null>;
  /** The size of the embedded database in bytes; null for another database. */
  size(): Promise<number | null>;
  /** Makes every unsent mail due now, also abandoned ones. Returns how many. */
  retry(): Promise<number>;
  /** Everything stored about an address. */
  person(email: string): Promise<PersonalData>;
  /** Deletes every lead of an address, with its mails and keys. */
  delete(email: string): Promise<Erased>;
  /** Counts the leads of a selection. */
  selected(selection: Selection): ReturnType<typeof countSelected>;
  /** Deletes all leads of a selection with their rows in other tables, or nothing. */
  erase(selection: Selection): Promise<Erased>;
  /**
   * Deletes the oldest leads of a selection. `more`: others may be left. `done`: how many earlier calls of
   * the same command deleted.
   */
  purge(
    selection: Selection,
    options?: { action?: "purge" | "retention"; done?: number },
  ): Promise<Erased & { more: boolean }>;
  /** Rows as they stand, for a backup or a move. */
  rows(after: string | null): Promise<RowPage>;
  schema(): Promise<string[]>;
  /** The newest entries of the audit log first; of one lead or of all. */
  audit(query: { limit: number; reference?: string | null }): Promise<AuditLine[]>;
  /** Adds an entry for work that another module did, such as writing a file. */
  note(entry: Omit<AuditEntry, "who">): Promise<void>;
}

/** `who`: the name in the audit log. */
export function createLeadAdmin(
  database: Database,
  clock: () => Date = () => new Date(),
  who: string = SERVER,
): LeadAdmin {
  const write = (session: Session, entry: Omit<AuditEntry, "who">) =>
    writeAuditEntry(session, { ...entry, who }, clock());

  const erase = (selection: Selection) =>
    withLongTimeout(database, async (session) => {
      const storedBefore = await countStored(session);
      const erased = await eraseLeads(session, selection);
      const leads = erased.leads.map(({ reference }) => reference);
      const storedAfter = await countStored(session);
      const details = { kind: selection.kind, storedBefore, storedAfter };
      await write(session, { action: "delete", leads, details });
      return erased;
    });

  return {
    listPage: (after, { search, ...filter } = {}, limit, onProgress) =>
      search
        ? searchPage(database, after, { ...filter, search }, { limit, onProgress })
        : listPage(database, after, filter, limit),

    async list(kind) {
      const leads: ListedLead[] = [];
      let next: string | null = null;
      do {
        const page: ListedPage = await listPage(database, next, { kind });
        leads.push(...page.leads);
        next = page.next;
      } while (next);
      return leads;
    },

    async show(reference) {
      const lead = await readLead(database, reference);
      if (!lead?.consent) return lead;
      const texts = await readConsentTexts(database);
      const text = consentTextOf(lead.consent.version, lead.language, texts);
      return { ...lead, consent: { ...lead.consent, ...(text && { text }) } };
    },

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

    oldestMail: () => oldestWaiting(database),
    unsent: () => readUnsentMails(database),
    size: () => embeddedBytes(database),
    stats: (by, onProgress) => sumLeads(database, by, onProgress),
    leadStats: (by, onProgress) => sumTogether(database, by, onProgress),
    firstAnswers: (onProgress) => sumFirstAnswers(database, { now: clock(), onProgress }),
    revokeLinks: (reference) =>
      withLongTimeout(database, async (session) => {
        const leads = await revokeLinks(session, reference);
        if (reference === null) await revokeTeamPages(session, null);
        if (leads)
          await write(session, {
            action: "revoke",
            ...(reference ? { leads: [reference] } : { details: { leads } }),
          });
        return leads;
      }),
    async statement(partner, renew) {
      const address = await openStatement(database, { partner, renew });
      if (address) await write(database, { action: "statement", details: { renew } });
      return address;
    },
    revokeTeamPage: (address) =>
      withLongTimeout(database, async (session) => {
        const revoked = (await revokeTeamPages(session, address)) > 0;
        if (revoked) await write(session, { action: "revoke", details: { colleagues: 1 } });
        return revoked;
      }),
    robots: () => countRobots(database),
    delays: (onProgress) => sumDelays(database, { now: clock(), onProgress }),
    person: (email) =>
      withLongTimeout(database, async (session) => {
        const held = await readPersonalData(session, email);
        const leads = held.tables["maloca.leads"]?.map(({ reference }) => String(reference));
        await write(session, { action: "person", leads });
        return held;
      }),
    delete: (email) => erase({ email }),
    selected: (selection) => readAtLength(database, (session) => countSelected(session, selection)),
    erase,
    purge: (selection, { action = "purge", done = 0 } = {}) =>
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
    rows: (after) => readPage(database, after),
    schema: () => readSchema(database),
    audit: (query) => readAuditLog(database, query),
    note: (entry) => write(database, entry),
  };
}
