import type { Notice } from "@maloca/catalog/notices";
import type { Connection } from "../../backend";
import { toJson } from "../../core/json";
import { type RequestName, senders } from "../requests/request-senders";
import { KEPT } from "./offline-queue.names";

// The unsent requests in the device's storage.

/** A request stored on this device with the visitor's permission. */
export interface Unsent {
  name: RequestName;
  data: unknown;
  to: Connection;
  /** The message shown once it is stored. */
  sent: Notice;
  /** The message shown once it is refused for good. */
  failed?: Notice;
}

export type Kept = Unsent & { until: number };
/** A stored entry. Another version of this code may have written it: only its expiry is checked. */
export type Stored = Partial<Unsent> & { until: number };

/** All entries. Anything that is not a list is ignored. */
export function stored(): Stored[] {
  try {
    const all: (Stored | null)[] = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return all.filter((entry) => entry !== null);
  } catch {
    return [];
  }
}

export function write(all: readonly Stored[]) {
  if (all.length) localStorage.setItem(KEPT, toJson(all));
  else localStorage.removeItem(KEPT);
}

/** Deletes entries, and returns them. */
export function take(isTaken: (entry: Stored) => boolean): Stored[] {
  const all = stored();
  const taken = all.filter(isTaken);
  if (taken.length) write(all.filter((entry) => !taken.includes(entry)));
  return taken;
}

export const keyOf = ({ to }: Partial<Unsent>) => to?.idempotencyKey;

/** Whether this version can send an entry. Entries that it cannot send stay for another version. */
export function canSend(entry: Stored): entry is Kept {
  const { name, sent } = entry;
  const texts = [name, keyOf(entry), sent?.title, sent?.text];
  return texts.every((text) => typeof text === "string") && Object.hasOwn(senders, name as string);
}
