import { DatabaseError, isUnavailable } from "../storage/database";

const LARGEST = 50;

/** How many items may wait; further ones get 503. */
const MOST_QUEUED = 1000;

interface Entry<Item, Written> {
  item: Item;
  /** Written alone, because its group failed. */
  alone: boolean;
  resolve(written: Written): void;
  reject(error: unknown): void;
}

/**
 * Writes one group of items at a time; items that come meanwhile form the next group. One statement and one
 * sync for many items cost the database little more than for one. Each caller waits until its item is stored.
 *
 * If a group fails, its items are written one by one, so that only the wrong one fails. If the database is
 * unavailable, the waiting items fail at once too, so that nobody waits for two timeouts.
 *
 * `write` returns the results in the order of its items. No two items of a group have the same `key`.
 */
export function createGroups<Item extends { key: string }, Written>(
  write: (items: readonly Item[]) => Promise<readonly Written[]>,
): (item: Item) => Promise<Written> {
  let queued: Entry<Item, Written>[] = [];
  let writing = false;

  function next(): Entry<Item, Written>[] {
    const group = new Map<string, Entry<Item, Written>>();
    const rest: Entry<Item, Written>[] = [];
    for (const entry of queued) {
      const largest = queued[0]?.alone ? 1 : LARGEST;
      const joins = group.size < largest && !group.has(entry.item.key);
      if (joins) group.set(entry.item.key, entry);
      else rest.push(entry);
    }
    queued = rest;
    return [...group.values()];
  }

  async function writeQueued() {
    writing = true;
    while (queued.length) {
      const group = next();
      try {
        const written = await write(group.map(({ item }) => item));
        group.forEach(({ resolve }, index) => {
          resolve(written[index] as Written);
        });
      } catch (error) {
        const lasting = !isUnavailable(error);
        if (lasting && group.length > 1) {
          queued = [...group.map((entry) => ({ ...entry, alone: true })), ...queued];
          continue;
        }
        for (const { reject } of group) reject(error);
        if (lasting) continue;
        for (const { reject } of queued) reject(error);
        queued = [];
      }
    }
    writing = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queued.length >= MOST_QUEUED) {
        reject(new DatabaseError("busy", null, "too many requests at once"));
        return;
      }
      queued.push({ item, alone: false, resolve, reject });
      if (!writing) void writeQueued();
    });
}
