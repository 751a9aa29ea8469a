import { type Database, DatabaseError } from "../../src/storage/database";

/** What went wrong with one statement: before it was carried out, or after. `dies`: the server ended with it. */
export type Fault = { at: "before" | "after"; dies: boolean };

/** Something that was said to a person or to a program. */
interface Told {
  /** Who was told: a page, an address, or a webhook. */
  to: string;
  reference: string;
  /** The id of the mail or of the event. */
  id: string;
}

/** What all share: the time, the faults that wait for their moment, and what came of it all. */
export class World {
  /** The true time, in milliseconds. */
  now = Date.parse("2026-11-20T15:00:00Z");
  /** How far the server's clock is from it. */
  clockError = 0;
  /** Strikes the next statement of a server. */
  fault: Fault | undefined;
  /** Each text that a visitor types is another one. */
  texts = 0;
  /** How often a visitor has asked for something to be sent or kept. */
  presses = 0;
  /** Names whose request a visitor or a page was told to be stored, with its kind and its reference. */
  readonly acknowledged: { name: string; kind: string; reference: string | undefined }[] = [];
  /** Names whose lead somebody ordered to be erased. */
  readonly erased = new Set<string>();
  /** Mails that were accepted, to the team's members. */
  readonly mailed: Told[] = [];
  /** Events that programs accepted. */
  readonly delivered: Told[] = [];
  /** Rounds in which a delivery may have been accepted without the server knowing it. */
  disturbed = 0;

  readonly serverTime = () => new Date(this.now + this.clockError);
}

/** A broken promise, in one sentence. */
export class Broken extends Error {
  override name = "Broken";
}

export function promise(kept: boolean, sentence: string): void {
  if (!kept) throw new Broken(sentence);
}

/** The database as one process of the server sees it: with the world's faults, and gone once the process has died. */
export function throughFaults(
  database: Database,
  world: World,
  process: { alive: boolean },
): Database {
  const gone = () => new DatabaseError("CONNECTION_CLOSED");
  const guarded =
    <Arguments extends unknown[], Result>(work: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      if (!process.alive) throw gone();
      const { fault } = world;
      world.fault = undefined;
      if (fault?.dies) process.alive = false;
      if (fault?.at === "before") throw gone();
      const result = await work(...args);
      if (fault) throw gone();
      return result;
    };
  return {
    inProcess: database.inProcess,
    query: guarded(database.query) as Database["query"],
    write: guarded(database.write) as Database["write"],
    exec: guarded(database.exec),
    tx: guarded(database.tx) as Database["tx"],
    read: guarded(database.read) as Database["read"],
    close: async () => {},
  };
}
