import type { Environment } from "../environment";
import type { Folders } from "../folders";
import type { Log } from "../log";
import type { Database } from "../storage/database";

/** What every service of a started server works with. */
export interface Server {
  environment: Environment;
  folders: Folders;
  database: Database;
  clock: () => Date;
  log: Log;
  /** How often services look for mails, deliveries and published versions without being woken. */
  pollMs?: number;
}

/** A part of the server that works beside the calls. */
export interface Service {
  start(): void;
  /** Resolves when nothing of it is under way. */
  stop(): Promise<void>;
}
