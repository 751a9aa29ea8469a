import type { Refusal } from "../smtp-refusals";

/** What one check of the server found. */
export interface Finding {
  name: string;
  /** Null where it could not be checked. */
  ok: boolean | null;
  found: string;
  /** What to do about it. */
  mend: string | null;
}

/** Why the mail server did not take a mail, with its own words. */
export type RefusedMail = Refusal & { reply: string };

/** What a server knows of itself; where it runs as functions, only some of it. */
export interface House {
  /** Sends a mail to a member of the team, once for an id. Null where the mail server took it; else its refusal. */
  tryMail?(address: string, id: string): Promise<RefusedMail | null>;
  /** The newest of the backups that the server makes; null where it makes none. */
  backup?(): Promise<{ folder: string; at: Date | null } | null>;
  examine?(): Promise<readonly Finding[]>;
}
