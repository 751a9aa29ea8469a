import type { Session } from "../database";

/**
 * PGlite answers a statement in milliseconds or never; a transaction may have any number of them.
 * A hang is counted in timer ticks and not by the clock: a machine that slept, or was busy with the
 * statement itself, did not hang.
 */
export const BEAT_MS = 250;
const HUNG_BEATS = 14;

/** Counts how long an answer of PGlite is due, from the beginning on. */
export class Silence {
  private beats = 0;
  private owed = 1;

  /** Counts a tick; true when it was one too many. */
  lasts(): boolean {
    if (this.owed) this.beats++;
    return this.beats >= HUNG_BEATS;
  }

  /** An answer is due until this is done. */
  async within<Result>(statement: () => Promise<Result>): Promise<Result> {
    this.change(1);
    try {
      return await statement();
    } finally {
      this.change(-1);
    }
  }

  /** Work between two statements, which may wait for a file: no answer of PGlite is due. */
  async outside<Result>(work: () => Promise<Result>): Promise<Result> {
    this.change(-1);
    try {
      return await work();
    } finally {
      this.change(1);
    }
  }

  /** A session whose statements are watched each. */
  watch({ query, exec }: Session): Session {
    return {
      query: (sql, parameters) => this.within(() => query(sql, parameters)),
      exec: (sql) => this.within(() => exec(sql)),
    };
  }

  private change(by: number) {
    this.owed += by;
    this.beats = 0;
  }
}
