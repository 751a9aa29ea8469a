import { SECOND_MS } from "../durations";
import type { Log } from "../log";
import { codes } from "./failures";

/** New leads wake the loop; polling finds other processes' leads and mails that become due. */
const POLL_MS = 15 * SECOND_MS;

/** If a round takes longer, the next one begins beside it. */
const PATIENCE_MS = 25 * SECOND_MS;

interface LoopOptions {
  pollMs?: number | undefined;
  patienceMs?: number | undefined;
}

export interface Loop {
  /** Works now, after each `wake()`, and every few seconds. */
  start(): void;
  wake(): void;
  /** Resolves when all work under way is done. */
  stop(): Promise<void>;
}

/** Repeats a piece of work. Two rounds may overlap. A failure is logged, and the work tried again. */
export function createLoop(
  work: () => Promise<unknown>,
  log: Log,
  name: string,
  { pollMs = POLL_MS, patienceMs = PATIENCE_MS }: LoopOptions = {},
): Loop {
  let stopped = false;
  let awake = false;
  let endPause = () => {};
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
        endPause = () => {
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
      endPause();
    },
    async stop() {
      stopped = true;
      endPause();
      await running;
      await Promise.all(rounds);
    },
  };
}
