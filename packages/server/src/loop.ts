import { SECOND_MS } from "./durations";
import { codes } from "./errors";
import type { Log } from "./log";

/** New leads wake a loop; polling finds other processes' leads and mails that become due. */
export const POLL_MS = 15 * SECOND_MS;

/** If a round of deliveries takes longer, the next one begins beside it. */
export const PATIENCE_MS = 25 * SECOND_MS;

interface LoopOptions {
  /** The pause after a round. */
  everyMs: number;
  /** After so long the next round begins beside this one; without it, one follows another. */
  patienceMs?: number;
  /** Begins with a pause. */
  delayed?: boolean;
}

/** Waits so long, or until `end` is called. */
function timer(milliseconds: number) {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    const timeout = setTimeout(resolve, milliseconds);
    end = () => {
      clearTimeout(timeout);
      resolve();
    };
  });
  return { over, end };
}

/** Repeats a piece of work. A failure is logged, and the work tried again. */
export function createLoop(
  work: () => Promise<unknown>,
  log: Log,
  name: string,
  { everyMs, patienceMs, delayed = false }: LoopOptions,
) {
  let stopped = false;
  let awake = false;
  let endPause = () => {};
  let running: Promise<void> = Promise.resolve();
  const rounds = new Set<Promise<unknown>>();

  async function round(): Promise<unknown> {
    const done = work()
      .catch((error: unknown) => log(`${name} failed`, { code: codes(error) }))
      .finally(() => rounds.delete(done));
    rounds.add(done);
    if (patienceMs === undefined) return done;
    const patience = timer(patienceMs);
    await Promise.race([done, patience.over]);
    patience.end();
  }

  function pause(): Promise<void> {
    const { over, end } = timer(everyMs);
    endPause = end;
    return over;
  }

  async function run() {
    if (delayed) await pause();
    while (!stopped) {
      awake = false;
      await round();
      if (!awake && !stopped) await pause();
    }
  }

  return {
    /** Works now, after each `wake()`, and again and again. */
    start() {
      running = run();
    },
    wake() {
      awake = true;
      endPause();
    },
    /** Resolves when all work under way is done. */
    async stop() {
      stopped = true;
      endPause();
      await running;
      await Promise.all(rounds);
    },
  };
}
