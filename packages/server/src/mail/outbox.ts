import { MINUTE_MS } from "../durations";
import { codes } from "../errors";
import type { Log } from "../log";
import { createLoop, PATIENCE_MS, POLL_MS } from "../loop";
import { describe, isFinal, pause } from "../mail-failures";
import type { Database } from "../storage/database";
import { composeConfirmation, composeForTeam } from "./compose";
import { measureFlood } from "./flood";
import type { MailServer } from "./mail";
import { deliverNotices } from "./notices";
import { createOutages, type Extent } from "./outages";
import {
  type Audience,
  addressOfMember,
  audienceOfMember,
  createQueue,
  type Lane,
  type Leased,
} from "./queue";
import { announceRefusal } from "./refused";

/** After so many failures, six to eight days, a mail is abandoned until `leads retry`. */
export const MAX_ATTEMPTS = 40;

/** Mails sent at once, after the first of a round was sent. */
const WORKERS = 4;

const SWEEP_MS = MINUTE_MS;

export interface OutboxOptions extends MailServer {
  database: Database;
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
 * Sends the mails that were stored with their leads, each at least once: to the visitor, and to each of the team on its
 * own. A lease keeps two workers from the same row, and a stable Message-ID lets the mailbox recognise a repetition.
 */
export function createOutbox(options: OutboxOptions) {
  const { database, send, team, log = () => {}, random = Math.random } = options;
  const { clock = () => new Date(), pollMs = POLL_MS, patienceMs = PATIENCE_MS } = options;
  const queue = createQueue(database, clock);

  /** Used in turn, so that a new lead does not wait for a backlog, nor the oldest for ever. */
  const lanes = (["newest", "oldest"] as const).flatMap((end): Lane[] => [
    ...team.map((address) => ({ audience: audienceOfMember(address), end })),
    { audience: "visitor", end },
  ]);
  let turn = 0;
  /** Workers that are sending, in all rounds: a slow mail does not hold up later rounds. */
  let busy = 0;
  let sweptAt = Number.NEGATIVE_INFINITY;
  const outages = createOutages(clock, log);
  /** To whom a mail went out in this round. */
  let woken = new Set<Audience>();

  /** The next mail, or under a flood the next list of mails; empty when nothing is due. */
  async function next(): Promise<Leased[]> {
    for (let tried = 0; tried < lanes.length; tried++) {
      const lane = lanes[turn++ % lanes.length];
      const rows = lane ? await lease(lane) : [];
      if (rows.length) return rows;
    }
    return [];
  }

  async function lease(lane: Lane): Promise<Leased[]> {
    const { audience } = lane;
    if (audience === "visitor") return queue.lease(lane);
    const { singleMails } = options;
    const { most, fullBefore } = await measureFlood(database, audience, clock(), singleMails);
    if (fullBefore && clock() < fullBefore && !(await queue.hasDue(audience, most))) return [];
    return queue.lease(lane, most);
  }

  async function settleFailure(row: Leased, error: unknown, extent: Extent): Promise<void> {
    const reason = describe(error);
    const { reference, audience, attempts } = row;
    // Without the address of a team member, which does not belong in the log.
    const whose = audience.replace(/:.*/, "");
    log("mail failed", { reference, audience: whose, attempts, code: codes(error) });
    if (attempts >= MAX_ATTEMPTS || (audience === "visitor" && isFinal(error))) {
      return queue.settle(row, { is: "dead", error: reason });
    }
    const until = new Date(clock().getTime() + pause(attempts, random));
    await queue.settle(row, { is: "waiting", until, error: reason, outage: extent !== "mail" });
    if (extent === "audience") await queue.holdBack(audience, until, reason);
  }

  /** Sends the next mail. Returns how many leads it was about; null if nothing is due. */
  async function step(): Promise<number | null> {
    const [first, ...others] = await next();
    if (!first) return null;
    const { audience } = first;
    const member = addressOfMember(audience);
    let key = first.lead_id;
    try {
      const mail =
        member === null
          ? await composeConfirmation(database, first, clock())
          : await composeForTeam([first, ...others]);
      if (!mail) {
        await queue.delete(first);
        return 0;
      }
      key = mail.to ?? key;
      await send(mail, member ?? undefined);
    } catch (error) {
      const extent = outages.failed(error, { audience, key });
      for (const row of [first, ...others]) await settleFailure(row, error, extent);
      if (member !== null) await announceRefusal(database, { address: member, error }, clock());
      return 0;
    }
    for (const row of [first, ...others]) await queue.settle(row, { is: "sent" });
    await wake(audience);
    return 1 + others.length;
  }

  /** After a mail that went out: others that waited for it are due. Once a round, and at the end of an outage. */
  async function wake(audience: Audience): Promise<void> {
    if (!outages.worked(audience) && woken.has(audience)) return;
    woken.add(audience);
    await queue.wakeAfterOutage(audience);
  }

  /** Sends notices. A failure is tried again later. */
  const sendNotices = () =>
    deliverNotices(database, { send, team }, clock()).catch((error: unknown) => {
      log("notice failed", { code: codes(error) });
      outages.failed(error);
    });

  /** Once a minute: what a wrong clock dated far ahead is due, and what former colleagues would get is taken from them. */
  async function sweep(): Promise<boolean> {
    if (stopped || Math.abs(clock().getTime() - sweptAt) < SWEEP_MS) return false;
    sweptAt = clock().getTime();
    const taken = await queue.takeFromFormer(team);
    const woken = await queue.wakeFromFuture();
    if (woken) log("mails were dated ahead of the clock", { mails: woken });
    return taken + woken > 0;
  }

  /** Addresses what waits for the team, unless nobody is named. */
  async function address(): Promise<void> {
    while (team.length && !stopped && (await queue.address(team)));
  }

  /** Sends all that is due. Returns how many mails were sent, each lead of a list counted. */
  async function deliver(): Promise<number> {
    if (stopped || outages.isResting()) return 0;
    let sent = 0;
    woken = new Set();
    const work = async (alone: boolean) => {
      while (!stopped && !outages.isResting() && !(alone && sent) && busy < WORKERS) {
        busy++;
        const done = await step().finally(() => busy--);
        if (done === null) return;
        sent += done;
      }
    };
    try {
      await address();
      // A single mail finds out whether the mail server works.
      await work(true);
      if (await sweep()) {
        await address();
        await work(true);
      }
      if (!outages.isResting() && !stopped) await sendNotices();
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
