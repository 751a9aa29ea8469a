import { fileURLToPath } from "node:url";
import type { DatabaseName } from "../test/databases";

/** Points in the handling of a request at which a server is killed, in order. See kill-at.mjs. */
export const requestPoints = {
  PGlite: ["write", "sync", "synced", "answer", "answered"],
  PostgreSQL: ["query", "reply", "answer", "answered"],
} as const satisfies Record<DatabaseName, readonly string[]>;

/** Points of an upgrade, in which no request is answered. */
export const upgradePoints = {
  PGlite: ["write", "sync", "synced", "rename"],
  PostgreSQL: ["query", "reply", "rename"],
} as const satisfies Record<DatabaseName, readonly string[]>;

/** Variables for a program that is killed at a point, or prints how often it reached each. */
export const killedAt = (point: string, times: number, from: "start" | "answer" = "start") => ({
  NODE_OPTIONS: `--import=${fileURLToPath(new URL("kill-at.mjs", import.meta.url))}`,
  KILL_AT: `${point} ${times}`,
  KILL_FROM: from,
});

/** How often an ended program reached each point. */
export const pointsOf = (stderr: string): Record<string, number> =>
  JSON.parse(/^points (.*)$/m.exec(stderr)?.[1] ?? "{}");

/** Picks an item by a number from 0 to 1. */
export function pick<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(random * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
