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
import {
  countRobots,
  type LeadMeasure,
  type Measure,
  type Sum,
  sumLeads,
  sumTogether,
} from "./stats";
import { MAILS, readUnsentMails, type UnsentMails } from "./unsent-mails";

/**
 * The operator's view of the leads. The command line runs it in its own process or in the server. What
 * changes leads or takes them out of the database is written to the audit log.
 */
export interface LeadAdmin {
  /** Newest first; of one kind or of all. */
  list(kind?: LeadKindName): Promise<ListedLead[]>;
  /** At most 500 of those that the filter leaves. Only the search of a text may take long. */
  listPage(
    after: string | null,
    filter?: LeadFilter,
    limit?: number,
    onProgress?: OnProgress,
  ): Promise<ListedPage>;
  /** With the text of its consent. Undefined when no lead has the reference. */
  show(reference: string): Promise<ListedLead | undefined>;
  /** Leads by one of their facts, most first; weeks in order. */
  stats(by: Measure, onProgress?: OnProgress): Promise<Sum[]>;
  /** By several but the destination, in one reading of the leads. */
  leadStats<By extends LeadMeasure>(
    by: readonly By[],
    onProgress?: OnProgress,
  ): Promise<Record<By, Sum[]>>;
  /** Suspected robots' leads, which the statistics leave out. */
  robots(): Promise<number>;
  /** How long the team's mails took of late. */
  delays(onProgress?: OnProgress): Promise<Delays>;
  /** How soon the team answered of late. */
  firstAnswers(onProgress?: OnProgress): Promise<FirstAnswersBy>;
  /** Makes the links of a lead's mails worthless, or of all leads'. Gives of how many leads. */
  revokeLinks(reference: string | null): Promise<number>;
  /** Mails that did not go out, and why. */
  unsent(): Promise<UnsentMails>;
  /** Since when the team's oldest unsent mail waits. */
  oldestMail(): Promise<Date | null>;
  /** Bytes of the embedded database; null of another. */
  size(): Promise<number | null>;
  /** Makes every unsent mail due now, those that were given up too. Gives how many. */
  retry(): Promise<number>;
  /** Everything held about an address. */
  person(email: string): Promise<PersonalData>;
  /** Deletes every lead of an address, with its mails and keys. Gives what it deleted. */
  delete(email: string): Promise<Erased>;
  /** What a selection is. */
  selected(selection: Selection): ReturnType<typeof countSelected>;
  /** Deletes all leads of a selection with all that belongs to them, or nothing. */
  erase(selection: Selection): Promise<Erased>;
  /**
   * Deletes the oldest of them; `more` says whether others may be left, and `done` how many the same
   * order deleted before.
   */
  purge(
    selection: Selection,
    order?: { action?: "purge" | "retention"; done?: number },
  ): Promise<Erased & { more: boolean }>;
  /** Rows as they stand, for a backup or a move. */
  rows(after: string | null): Promise<RowPage>;
  schema(): Promise<string[]>;
  /** The newest entries of the audit log first; of one lead or of all. */
  audit(query: { limit: number; reference?: string | null }): Promise<AuditLine[]>;
  /** Adds an entry for work that another module did, such as writing a file. */
  note(entry: Omit<AuditEntry, "who">): Promise<void>;
}

/** `who` gives the orders, as the audit log names them. */
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
      const gone = await eraseLeads(session, selection);
      const leads = gone.leads.map(({ reference }) => reference);
      const storedAfter = await countStored(session);
      const details = { kind: selection.kind, storedBefore, storedAfter };
      await write(session, { action: "delete", leads, details });
      return gone;
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
      const text = consentTextOf(lead.consent.version, lead.language);
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
        if (leads)
          await write(session, {
            action: "revoke",
            ...(reference ? { leads: [reference] } : { details: { leads } }),
          });
        return leads;
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
        // Counted at the first and at the last part of an order: to count a million takes longer than a part.
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
