import type { Mail } from "./mail";

/** A team member whom the mail server refused, while it accepted others. */
export interface Refusal {
  address: string;
  error: unknown;
}

/** Sends a mail. Rejects if nobody was accepted; else returns those who were refused. */
export interface Send {
  (mail: Mail): Promise<readonly Refusal[]> | Promise<void>;
  team?: readonly string[];
  /** Closes connections that were kept open for the next mail. */
  close?(): void;
}
