import type { CDPSession, Page } from "playwright";
import { expect } from "vitest";

/** Not counted: the first rounds create what stays, such as the style sheets. */
const WARM_UP = 5;

async function count(page: Page, devtools: CDPSession) {
  // Effects and removals end in later tasks.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  );
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  return { nodes, listeners: jsEventListeners };
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
  await rounds(WARM_UP);
  const before = await count(page, devtools);
  await rounds(many);
  const left = async () => {
    const after = await count(page, devtools);
    return {
      nodes: Math.max(0, after.nodes - before.nodes),
      listeners: Math.max(0, after.listeners - before.listeners),
    };
  };
  await expect.poll(left, { timeout: 15_000 }).toEqual({ nodes: 0, listeners: 0 });
}
