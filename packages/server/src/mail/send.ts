import type { Mail } from "./mail";

/** One of the team whom the mail server refused, while it took the mail for others. */
export interface Refusal {
  address: string;
  error: unknown;
}

/** Sends a mail. Rejects when nobody was accepted for it; gives those who were not, where others were. */
export interface Send {
  (mail: Mail): Promise<readonly Refusal[]> | Promise<void>;
  /** The addresses of the team. */
  team?: readonly string[];
  /** Closes connections that were kept open for the next mail. */
  close?(): void;
}
