import type { Log } from "../log";
import { codes } from "./failures";

/** New leads wake the loop; polling finds other processes' leads and what has become due. */
const POLL_MS = 15_000;

export interface Loop {
  /** Works now, at each wake and every few seconds. */
  start(): void;
  wake(): void;
  /** Resolves when the work under way is done. */
  stop(): Promise<void>;
}

/** Repeats a piece of work. One that fails is logged and tried again. */
export function createLoop(
  work: () => Promise<unknown>,
  log: Log,
  name: string,
  pollMs = POLL_MS,
): Loop {
  let stopped = false;
  let awake = false;
  let ring = () => {};
  let running: Promise<void> = Promise.resolve();

  async function run() {
    while (!stopped) {
      awake = false;
      await work().catch((error: unknown) => log(`${name} failed`, { code: codes(error) }));
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
    stop() {
      stopped = true;
      ring();
      return running;
    },
  };
}
