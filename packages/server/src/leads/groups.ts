import { DatabaseError, isUnavailable } from "../storage/database";

/** So many are written at once. */
const LARGEST = 50;

/** So many may wait for their turn; more get 503. */
const MOST_WAITING = 1000;

interface Entry<Item, Written> {
  item: Item;
  /** Its group failed, perhaps not because of it. */
  apart: boolean;
  resolve(written: Written): void;
  reject(error: unknown): void;
}

/**
 * Writes one group of items at a time. What comes meanwhile is the next group: one statement and one
 * sync cost the database little more for many than for one. Each caller waits until its own item is
 * stored.
 *
 * If a group fails, its items are written one by one, so that only the wrong one fails. If the database
 * is unavailable, it is for those that wait too: nobody waits for two timeouts.
 *
 * `write` gives the results in the order of its items; two of one group never have the same `key`.
 */
export function createGroups<Item extends { key: string }, Written>(
  write: (items: readonly Item[]) => Promise<readonly Written[]>,
): (item: Item) => Promise<Written> {
  let waiting: Entry<Item, Written>[] = [];
  let writing = false;

  function next(): Entry<Item, Written>[] {
    const group = new Map<string, Entry<Item, Written>>();
    const rest: Entry<Item, Written>[] = [];
    for (const entry of waiting) {
      const largest = waiting[0]?.apart ? 1 : LARGEST;
      const joins = group.size < largest && !group.has(entry.item.key);
      if (joins) group.set(entry.item.key, entry);
      else rest.push(entry);
    }
    waiting = rest;
    return [...group.values()];
  }

  async function writeWaiting() {
    writing = true;
    while (waiting.length) {
      const group = next();
      try {
        const written = await write(group.map(({ item }) => item));
        group.forEach(({ resolve }, index) => {
          resolve(written[index] as Written);
        });
      } catch (error) {
        const lasting = !isUnavailable(error);
        if (lasting && group.length > 1) {
          waiting = [...group.map((entry) => ({ ...entry, apart: true })), ...waiting];
          continue;
        }
        for (const { reject } of group) reject(error);
        if (lasting) continue;
        for (const { reject } of waiting) reject(error);
        waiting = [];
      }
    }
    writing = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) {
        reject(new DatabaseError("busy", null, "too many requests at once"));
        return;
      }
      waiting.push({ item, apart: false, resolve, reject });
      if (!writing) void writeWaiting();
    });
}
