import { setImmediate } from "node:timers/promises";
import { vi } from "vitest";

export const fakeTimers = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });

/** Lets the timer tick that counts a hang of the embedded database, until work is over. */
export async function tickUntilOver(work: Promise<unknown>) {
  let over = false;
  const end = () => {
    over = true;
  };
  work.then(end, end);
  while (!over) {
    vi.advanceTimersByTime(250);
    await setImmediate();
  }
}

/** Work that ends when the test says so. */
export function held<Result = void>() {
  let finish = (_result: Result) => {};
  const work = new Promise<Result>((resolve) => {
    finish = resolve;
  });
  return { work, finish };
}
