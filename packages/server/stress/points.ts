import { fileURLToPath } from "node:url";
import type { DatabaseName } from "../test/databases";

/** Points of the way of a request at which a server is killed, in their order. See kill-at.mjs. */
export const requestPoints = {
  PGlite: ["write", "sync", "synced", "answer", "answered"],
  PostgreSQL: ["query", "reply", "answer", "answered"],
} as const satisfies Record<DatabaseName, readonly string[]>;

/** Points of an upgrade, which answers nobody. */
export const upgradePoints = {
  PGlite: ["write", "sync", "synced", "rename"],
  PostgreSQL: ["query", "reply", "rename"],
} as const satisfies Record<DatabaseName, readonly string[]>;

/** Variables of a program that dies at a point, or says how often it came to each. */
export const killedAt = (point: string, times: number, from: "start" | "request" = "start") => ({
  NODE_OPTIONS: `--import=${fileURLToPath(new URL("kill-at.mjs", import.meta.url))}`,
  KILL_AT: `${point} ${times}`,
  KILL_FROM: from,
});

/** How often a program that has ended came to each point. */
export const pointsOf = (stderr: string): Record<string, number> =>
  JSON.parse(/^points (.*)$/m.exec(stderr)?.[1] ?? "{}");

/** One of many, by a number from 0 to 1. */
export function chosen<Item>(items: readonly Item[], random: number): Item {
  const item = items[Math.floor(random * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}
