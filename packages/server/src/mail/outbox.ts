import { MINUTE_MS } from "../durations";
import { codes } from "../errors";
import type { Log } from "../log";
import { createLoop, PATIENCE_MS, POLL_MS } from "../loop";
import type { Database } from "../storage/database";
import { compose, readMailedLead } from "./compose";
import { describe, isFinal, isOutage, pause } from "./failures";
import { LEADS_A_LIST, measureFlood, SINGLE_MAILS_AN_HOUR, writeList } from "./flood";
import type { Mail, Refusal, Send } from "./mail";
import { deliverNotices } from "./notices";
import {
  addressOfMember,
  audienceOfMember,
  createQueue,
  isTeam,
  type Lane,
  type Leased,
} from "./queue";
import { deleteFormerMembers, postpone, readWaitingMembers, settleRefused } from "./refused";

/** After so many failures, six to eight days, a mail is abandoned until `leads retry`. */
export const MAX_ATTEMPTS = 40;

/** Mails sent at once, after the first of a round was sent. */
const WORKERS = 4;

/** During an outage a single mail tries the mail server, after a pause that doubles up to the longest. */
const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 2 * MINUTE_MS;

const SWEEP_MS = MINUTE_MS;

/** Used in turn, so that a new lead does not wait for a backlog, nor the oldest for ever. */
const LANES: readonly Lane[] = [
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
  /** Failures of the mail server in a row, and until when none is tried again. */
  let outages = 0;
  let restUntil = 0;

  /** The next mail, or under a flood the next list of mails; empty when nothing is due. */
  async function next(): Promise<Leased[]> {
    const lanes = [
      ...LANES,
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

  async function settleFailure(row: Leased, error: unknown): Promise<void> {
    const reason = describe(error);
    const { reference, audience, attempts } = row;
    // Without the address of a team member, which does not belong in the log.
    const whose = audience.replace(/:.*/, "");
    log("mail failed", { reference, audience: whose, attempts, code: codes(error) });
    if (attempts >= MAX_ATTEMPTS || (audience === "visitor" && isFinal(error))) {
      return queue.settle(row, { is: "dead", error: reason });
    }
    const until = new Date(clock().getTime() + pause(attempts, random));
    const alone = addressOfMember(audience) !== null;
    await queue.settle(row, {
      is: "waiting",
      until,
      error: reason,
      outage: alone || isOutage(error),
    });
    if (alone) await postpone(database, audience, until);
  }

  /** Settles mails that were sent, to the whole team or to a part of it. */
  async function settleSent(rows: readonly Leased[], refusals: readonly Refusal[]): Promise<void> {
    const [first] = rows;
    if (first?.audience === "team" && refusals.length) {
      log("mail refused for a part of the team", { mails: rows.length, refused: refusals.length });
      await settleRefused(database, rows, refusals, { now: clock(), random });
      members = await readWaitingMembers(database);
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
    if (!leased.length) return null;
    let rows = leased;
    let refusals: readonly Refusal[] = [];
    try {
      const written = await write(leased);
      rows = written.rows;
      if (!written.mail) return 0;
      const only = addressOfMember(leased[0]?.audience ?? "team");
      refusals = (await send({ ...written.mail, ...(only !== null && { only }) })) ?? [];
    } catch (error) {
      for (const row of rows) await settleFailure(row, error);
      if (isOutage(error)) rest(error);
      return 0;
    }
    await settleSent(rows, refusals);
    if (outages) log("mails go out again", { failures: outages });
    outages = 0;
    restUntil = 0;
    return rows.length;
  }

  function rest(error: unknown) {
    const seconds = Math.min(FIRST_REST_MS * 2 ** outages, LONGEST_REST_MS) / 1000;
    outages++;
    restUntil = clock().getTime() + seconds * 1000;
    log("mails wait for the mail server", { code: codes(error), failures: outages, seconds });
  }

  /** Sends notices. A failure is tried again later. */
  const sendNotices = () =>
    deliverNotices(database, send, clock()).catch((error: unknown) => {
      log("notice failed", { code: codes(error) });
      if (isOutage(error)) rest(error);
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

  /** Never longer than the longest rest, however the clock is set meanwhile. */
  const resting = () => {
    const left = restUntil - clock().getTime();
    return left > 0 && left <= LONGEST_REST_MS;
  };

  /** Sends all that is due. Returns how many were sent. */
  async function deliver(): Promise<number> {
    if (stopped || resting()) return 0;
    let sent = 0;
    members = send.team ? await readWaitingMembers(database) : [];
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
      await queue.wakeAfterOutage("team", "visitor");
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
