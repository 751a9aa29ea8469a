import type { CDPSession, Page, Request } from "playwright";
import { expect } from "vitest";

/** Not counted: the first rounds create what stays, such as the style sheets. */
const WARM_UP = 5;
/** After so many a page that still changes is a fault of its own. */
const MOST_COUNTS = 50;

async function count(devtools: CDPSession) {
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  return { nodes, listeners: jsEventListeners };
}

/** Counts until two counts are equal: on a busy machine a task of the rounds may end late. */
async function countAtRest(devtools: CDPSession) {
  let before = await count(devtools);
  for (let times = 0; times < MOST_COUNTS; times++) {
    const after = await count(devtools);
    if (after.nodes === before.nodes && after.listeners === before.listeners) return after;
    before = after;
  }
  throw new Error("The page does not come to rest.");
}

/** Records a page's requests from now on. Returns a function that waits for answers to all of them. */
function watchRequests(page: Page) {
  const pending = new Set<Request>();
  let answered = () => {};
  const done = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) answered();
  };
  page.on("request", (request) => {
    // A stream has no end.
    if (request.resourceType() !== "eventsource") pending.add(request);
  });
  page.on("requestfinished", done);
  page.on("requestfailed", done);
  return () =>
    new Promise<void>((resolve) => {
      answered = resolve;
      if (pending.size === 0) resolve();
    });
}

/**
 * Checks that many rounds leave nothing behind. A pending task may hold a node for a while.
 * @param rounds does this many of them.
 */
export async function expectNoLeaks(
  page: Page,
  many: number,
  rounds: (many: number) => Promise<void>,
) {
  const devtools = await page.context().newCDPSession(page);
  const answered = watchRequests(page);
  // The first rounds ask for code that comes later, and what it makes once stays from the next ones on.
  await rounds(WARM_UP);
  await answered();
  await rounds(WARM_UP);
  const before = await countAtRest(devtools);
  await rounds(many);
  const left = async () => {
    const after = await count(devtools);
    return {
      nodes: Math.max(0, after.nodes - before.nodes),
      listeners: Math.max(0, after.listeners - before.listeners),
    };
  };
  await expect.poll(left).toEqual({ nodes: 0, listeners: 0 });
}
