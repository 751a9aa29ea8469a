import { codes } from "../errors";
import type { Log } from "../log";
import { createLoop, PATIENCE_MS, POLL_MS } from "../loop";
import { describe, pause } from "../mail-failures";
import type { Database } from "../storage/database";
import type { createOutages, Extent } from "./outages";
import { type Audience, createQueue, type Lane, type Leased } from "./queue";

export interface DeliveryOptions {
  database: Database;
  clock?: () => Date;
  random?: () => number;
  log?: Log;
  /** How often it looks for what is due without being woken. */
  pollMs?: number;
  /** After so long the next round begins beside this one. */
  patienceMs?: number;
}

/** A way to recipients that works or fails as a whole: the mail server, or one program. */
export interface Way {
  /** Used in turn, so that a new lead does not wait for a backlog, nor the oldest for ever. */
  lanes: readonly Lane[];
  /** Rows delivered at once, in all rounds, after the first of a round was taken. */
  workers: number;
  /** After so many failures a row is given up, until an operator's order. */
  mostAttempts: number;
  outages: ReturnType<typeof createOutages>;
  /** Lives as long as the process: a slow delivery does not hold up later rounds. */
  state: { busy: number; turn: number };
  /** How many rows of an audience go out together now; 0 if they wait for more. Without it, one. */
  most?(audience: Audience): Promise<number>;
  /** Delivers rows of one audience. False if there is nothing to deliver; rejects unless they were taken. */
  send(first: Leased, others: readonly Leased[]): Promise<boolean>;
  /** Whether a failure will be the same whenever it is tried. */
  isFinal?(row: Leased, error: unknown): boolean;
  /** Tells of a failure, and says how far it reaches. */
  failed(row: Leased, error: unknown, isDead: boolean): Promise<Extent>;
  /** After the first success of a round. */
  worked?(): Promise<void>;
}

/**
 * Delivers the rows that were stored with their leads, each at least once. A lease keeps two workers from the same row,
 * and a stable id lets the recipient recognise a repetition.
 */
export function createEngine(options: DeliveryOptions) {
  const { database, clock = () => new Date(), random = Math.random, log = () => {} } = options;
  const queue = createQueue(database, clock);
  let stopped = false;

  /** The next rows of one audience; empty when nothing is due. */
  async function next({ lanes, state, most }: Way): Promise<Leased[]> {
    for (let tried = 0; tried < lanes.length; tried++) {
      const lane = lanes[state.turn++ % lanes.length];
      const count = lane && most ? await most(lane.audience) : 1;
      const rows = lane && count ? await queue.lease(lane, count) : [];
      if (rows.length) return rows;
    }
    return [];
  }

  /** Delivers the next rows. Returns how many; null if nothing is due. */
  async function step(way: Way, woken: Set<Audience>): Promise<number | null> {
    const rows = await next(way);
    const [first, ...others] = rows;
    if (!first) return null;
    const { audience } = first;
    try {
      if (!(await way.send(first, others))) {
        for (const row of rows) await queue.delete(row);
        return 0;
      }
    } catch (error) {
      await fail(way, rows, error);
      return 0;
    }
    for (const row of rows) await queue.settle(row, { is: "sent" });
    // Others that waited for it are due: once a round, and at the end of an outage.
    if (way.outages.worked(audience) || !woken.has(audience)) {
      woken.add(audience);
      await queue.wakeAfterOutage(audience);
      await way.worked?.();
    }
    return rows.length;
  }

  async function fail(way: Way, rows: readonly Leased[], error: unknown): Promise<void> {
    const reason = describe(error);
    const isDead = (row: Leased) =>
      row.attempts >= way.mostAttempts || (way.isFinal?.(row, error) ?? false);
    const [first] = rows;
    if (!first) return;
    const extent = await way.failed(first, error, isDead(first));
    for (const row of rows) {
      const { reference, audience, attempts } = row;
      // Without the address of a team member, which does not belong in the log.
      const to = audience.replace(/^team:.*/, "team");
      log("delivery failed", { to, reference, attempts, code: codes(error) });
      if (isDead(row)) await queue.settle(row, { is: "dead", error: reason });
      else {
        const until = new Date(clock().getTime() + pause(attempts, random));
        const outage = extent !== "mail";
        await queue.settle(row, { is: "postponed", until, error: reason, outage });
        if (extent === "audience") await queue.holdBack(audience, until, reason);
      }
    }
  }

  /** Delivers all that is due, and does something else after the first. Returns how many rows were delivered. */
  async function drain(way: Way, between = async () => {}): Promise<number> {
    const { outages, state, workers } = way;
    let delivered = 0;
    const woken = new Set<Audience>();
    const mayGoOn = () => !stopped && !outages.isResting();
    const work = async (alone: boolean) => {
      while (mayGoOn() && state.busy < workers && !(alone && delivered)) {
        state.busy++;
        const count = await step(way, woken).finally(() => state.busy--);
        if (count === null) return;
        delivered += count;
      }
    };
    // A single one finds out whether the way works.
    await work(true);
    if (mayGoOn()) await between();
    if (delivered) await Promise.all(Array.from({ length: workers }, () => work(false)));
    return delivered;
  }

  return {
    queue,
    drain,
    isStopped: () => stopped,
    /** Repeats a round until it is stopped. */
    loop(deliver: () => Promise<number>, name: string) {
      const { pollMs: everyMs = POLL_MS, patienceMs = PATIENCE_MS } = options;
      const loop = createLoop(deliver, log, name, { everyMs, patienceMs });
      const stop = () => {
        stopped = true;
        return loop.stop();
      };
      return { ...loop, deliver, stop };
    },
  };
}
