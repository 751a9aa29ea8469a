import { SECOND_MS } from "../durations";
import type { Log } from "../log";
import { codes } from "./failures";

/** New leads wake the loop; polling finds other processes' leads and what has become due. */
const POLL_MS = 15 * SECOND_MS;

/** A round that takes longer goes on by itself: what it waits for does not hold up what comes meanwhile. */
const PATIENCE_MS = 25 * SECOND_MS;

export interface LoopOptions {
  pollMs?: number | undefined;
  patienceMs?: number | undefined;
}

export interface Loop {
  /** Works now, at each wake and every few seconds. */
  start(): void;
  wake(): void;
  /** Resolves when all work under way is done. */
  stop(): Promise<void>;
}

/** Repeats a piece of work, which must bear that two rounds overlap. One that fails is logged and tried again. */
export function createLoop(
  work: () => Promise<unknown>,
  log: Log,
  name: string,
  { pollMs = POLL_MS, patienceMs = PATIENCE_MS }: LoopOptions = {},
): Loop {
  let stopped = false;
  let awake = false;
  let ring = () => {};
  let running: Promise<void> = Promise.resolve();
  const rounds = new Set<Promise<unknown>>();

  /** Ends with the work, or before it when that takes long. */
  async function round(): Promise<void> {
    const done = work()
      .catch((error: unknown) => log(`${name} failed`, { code: codes(error) }))
      .finally(() => rounds.delete(done));
    rounds.add(done);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([done, patience]);
    clearTimeout(timer);
  }

  async function run() {
    while (!stopped) {
      awake = false;
      await round();
      if (awake || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  return {
    start() {
      running = run();
    },
    wake() {
      awake = true;
      ring();
    },
    async stop() {
      stopped = true;
      ring();
      await running;
      await Promise.all(rounds);
    },
  };
}
