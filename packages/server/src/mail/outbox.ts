import { MINUTE_MS } from "../durations";
import { codes } from "../errors";
import type { Log } from "../log";
import { createLoop, PATIENCE_MS, POLL_MS } from "../loop";
import { describe, isFinal, pause } from "../mail-failures";
import type { Database } from "../storage/database";
import { compose, readMailedLead } from "./compose";
import { LEADS_A_LIST, measureFlood, SINGLE_MAILS_AN_HOUR, writeList } from "./flood";
import type { Mail, Refusal, Send } from "./mail";
import { deliverNotices } from "./notices";
import { createOutages } from "./outages";
import {
  addressOfMember,
  audienceOfMember,
  createQueue,
  isTeam,
  type Lane,
  type Leased,
} from "./queue";
import {
  announceRefusal,
  deleteFormerMembers,
  postpone,
  readWaitingMembers,
  settleRefused,
} from "./refused";

/** After so many failures, six to eight days, a mail is abandoned until `leads retry`. */
export const MAX_ATTEMPTS = 40;

/** Mails sent at once, after the first of a round was sent. */
const WORKERS = 4;

const SWEEP_MS = MINUTE_MS;

/** Used in turn, so that a new lead does not wait for a backlog, nor the oldest for ever. */
const LANES: readonly (Lane & { audience: "team" | "visitor" })[] = [
  { audience: "team", end: "newest" },
  { audience: "team", end: "oldest" },
  { audience: "visitor", end: "newest" },
  { audience: "visitor", end: "oldest" },
];

export interface OutboxOptions {
  database: Database;
  send: Send;
  clock?: () => Date;
  random?: () => number;
  log?: Log;
  /** If more mails to the team are due in an hour, they are combined in lists. */
  singleMails?: number;
  /** How often it looks for mails without being woken. */
  pollMs?: number;
  /** After so long the next round begins beside this one. */
  patienceMs?: number;
}

/**
 * Sends the mails that were stored with their leads, each at least once. A lease keeps two workers
 * from the same row, and a stable Message-ID lets the mailbox recognise a repetition.
 */
export function createOutbox(options: OutboxOptions) {
  const { database, send, log = () => {}, random = Math.random } = options;
  const { clock = () => new Date(), pollMs = POLL_MS, patienceMs = PATIENCE_MS } = options;
  const queue = createQueue(database, clock);

  let turn = 0;
  /** Workers that are sending, in all rounds: a slow mail does not hold up later rounds. */
  let busy = 0;
  /** Members of the team with mails of their own that wait. */
  let members: string[] = [];
  let sweptAt = Number.NEGATIVE_INFINITY;
  const outages = createOutages(clock, log);
  /** To whom a mail went out in this round. */
  let woken = new Set<string>();

  /** The next mail, or under a flood the next list of mails; empty when nothing is due. */
  async function next(): Promise<Leased[]> {
    const lanes = [
      ...LANES.filter(({ audience }) => !outages.isResting(audience)),
      ...members.map((address): Lane => ({ audience: audienceOfMember(address), end: "oldest" })),
    ];
    for (let tried = 0; tried < lanes.length; tried++) {
      const lane = lanes[turn++ % lanes.length];
      const rows = lane ? await lease(lane) : [];
      if (rows.length) return rows;
    }
    return [];
  }

  async function lease(lane: Lane): Promise<Leased[]> {
    if (addressOfMember(lane.audience) !== null) {
      const many = await queue.hasDue(lane.audience, SINGLE_MAILS_AN_HOUR);
      return queue.lease(lane, many ? LEADS_A_LIST : 1);
    }
    if (lane.audience !== "team") return queue.lease(lane);
    const { most, fullBefore } = await measureFlood(database, clock(), options.singleMails);
    if (fullBefore && clock() < fullBefore && !(await queue.hasDue(lane.audience, most))) return [];
    return queue.lease(lane, most);
  }

  /** The mail of what was leased; rows without one are forgotten. */
  async function write(rows: Leased[]): Promise<{ mail?: Mail; rows: Leased[] }> {
    const [only] = rows;
    if (only && rows.length === 1) {
      const mail = await compose(database, only, clock());
      if (!mail) await queue.delete(only);
      return { mail, rows };
    }
    const read = await Promise.all(
      rows.map(async (row) => ({ row, lead: await readMailedLead(database, row) })),
    );
    const found = read.flatMap(({ row, lead }) => (lead ? [{ row, lead }] : []));
    for (const { row, lead } of read) if (!lead) await queue.delete(row);
    const mail = found.length ? writeList(found.map(({ lead }) => lead)) : undefined;
    return { mail, rows: found.map(({ row }) => row) };
  }

  async function settleFailure(row: Leased, error: unknown, outage: boolean): Promise<void> {
    const reason = describe(error);
    const { reference, audience, attempts } = row;
    // Without the address of a team member, which does not belong in the log.
    const whose = audience.replace(/:.*/, "");
    log("mail failed", { reference, audience: whose, attempts, code: codes(error) });
    if (attempts >= MAX_ATTEMPTS || (audience === "visitor" && isFinal(error))) {
      return queue.settle(row, { is: "dead", error: reason });
    }
    const now = clock();
    const until = new Date(now.getTime() + pause(attempts, random));
    const member = addressOfMember(audience);
    const alone = member !== null;
    await queue.settle(row, { is: "waiting", until, error: reason, outage: alone || outage });
    if (!alone) return;
    await postpone(database, audience, until);
    await announceRefusal(database, { address: member, error }, now);
  }

  /** Settles mails that were sent, to the whole team or to a part of it. */
  async function settleSent(rows: readonly Leased[], refusals: readonly Refusal[]): Promise<void> {
    const [first] = rows;
    if (first?.audience === "team" && refusals.length) {
      log("mail refused for a part of the team", { mails: rows.length, refused: refusals.length });
      await settleRefused(database, rows, refusals, { now: clock(), random });
      members = await readWaitingMembers(database, send.team);
    } else for (const row of rows) await queue.settle(row, { is: "sent" });
    if (!first || !isTeam(first.audience) || !members.length) return;
    // A member who was refused before and is accepted now gets all that is missing.
    const member = addressOfMember(first.audience);
    const refused = refusals.map(({ address }) => address);
    const accepted = member === null ? members.filter((each) => !refused.includes(each)) : [member];
    await queue.wakeAfterOutage(...accepted.map(audienceOfMember));
  }

  /** Sends the next mail. Returns how many leads it was about; null if nothing is due. */
  async function step(): Promise<number | null> {
    const leased = await next();
    const [first] = leased;
    if (!first) return null;
    let rows = leased;
    let refusals: readonly Refusal[] = [];
    const member = addressOfMember(first.audience);
    const scope = first.audience === "visitor" ? "visitor" : "team";
    let key = first.lead_id;
    try {
      const written = await write(leased);
      rows = written.rows;
      if (!written.mail) return 0;
      key = written.mail.to ?? key;
      refusals = (await send({ ...written.mail, ...(member !== null && { only: member }) })) ?? [];
    } catch (error) {
      const outage = outages.failed(error, member === null ? { scope, key } : undefined);
      for (const row of rows) await settleFailure(row, error, outage);
      // Those that were refused before it was known.
      if (outages.isResting(scope)) await queue.markOutage(scope);
      return 0;
    }
    await settleSent(rows, refusals);
    await wake(member === null ? scope : "all");
    return rows.length;
  }

  /** After a mail that went out: others that waited for it are due. Once a round, and at the end of an outage. */
  async function wake(scope: "team" | "visitor" | "all"): Promise<void> {
    const ended = outages.worked(scope);
    if (!ended && woken.has(scope)) return;
    woken.add(scope);
    await queue.wakeAfterOutage(...(scope === "all" ? [] : [scope]));
  }

  /** Sends notices. A failure is tried again later. */
  const sendNotices = () =>
    deliverNotices(database, send, clock()).catch((error: unknown) => {
      log("notice failed", { code: codes(error) });
      outages.failed(error);
    });

  /** Once a minute, makes mails due that a wrong clock dated far ahead. Returns how many. */
  async function sweep(): Promise<number> {
    if (stopped || Math.abs(clock().getTime() - sweptAt) < SWEEP_MS) return 0;
    sweptAt = clock().getTime();
    if (send.team) await deleteFormerMembers(database, send.team);
    const woken = await queue.wakeFromFuture();
    if (woken) log("mails were dated ahead of the clock", { mails: woken });
    return woken;
  }

  const resting = () => outages.isResting("all");

  /** Sends all that is due. Returns how many were sent. */
  async function deliver(): Promise<number> {
    if (stopped || resting()) return 0;
    let sent = 0;
    woken = new Set();
    members = await readWaitingMembers(database, send.team);
    const work = async (alone: boolean) => {
      while (!stopped && !resting() && !(alone && sent) && busy < WORKERS) {
        busy++;
        const done = await step().finally(() => busy--);
        if (done === null) return;
        sent += done;
      }
    };
    try {
      // A single mail finds out whether the mail server works.
      await work(true);
      if (await sweep()) await work(true);
      if (!resting() && !stopped) await sendNotices();
      if (!sent) return 0;
      await Promise.all(Array.from({ length: WORKERS }, () => work(false)));
      return sent;
    } finally {
      send.close?.();
    }
  }

  let stopped = false;
  const loop = createLoop(deliver, log, "outbox", { everyMs: pollMs, patienceMs });

  return {
    ...loop,
    deliver,
    stop() {
      stopped = true;
      return loop.stop();
    },
  };
}
