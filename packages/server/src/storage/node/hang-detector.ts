import type { Session } from "../database";

/**
 * PGlite answers a statement in milliseconds or never; a transaction may have any number of statements. Time is
 * measured in timer ticks, not by the clock: while the machine sleeps or is busy with the statement, there are none.
 */
export const BEAT_MS = 250;
const HUNG_BEATS = 14;

/** Counts the ticks during which an answer of PGlite is pending. */
export class HangDetector {
  private beats = 0;
  private pending = 1;

  /** Counts a tick. True if there were too many: PGlite hangs. */
  tick(): boolean {
    if (this.pending) this.beats++;
    return this.beats >= HUNG_BEATS;
  }

  /** An answer is pending until the statement is done. */
  async within<Result>(statement: () => Promise<Result>): Promise<Result> {
    this.change(1);
    try {
      return await statement();
    } finally {
      this.change(-1);
    }
  }

  /** Work between two statements, which may wait for a file: no answer is pending. */
  async outside<Result>(work: () => Promise<Result>): Promise<Result> {
    this.change(-1);
    try {
      return await work();
    } finally {
      this.change(1);
    }
  }

  /** A session whose statements are watched. */
  watch({ query, exec }: Session): Session {
    return {
      query: (sql, parameters) => this.within(() => query(sql, parameters)),
      exec: (sql) => this.within(() => exec(sql)),
    };
  }

  private change(by: number) {
    this.pending += by;
    this.beats = 0;
  }
}
