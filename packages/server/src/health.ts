import { DatabaseError } from "./database";

/** How long an answer is good for. */
const FRESH_MS = 1000;

/**
 * Whether leads can be stored: null, or the reason why not. The database is asked by at most one caller
 * at a time and once a second; all the others get that answer. Anybody may ask, so it must cost nothing.
 */
export function createHealth(ping: () => Promise<unknown>): () => Promise<string | null> {
  let answer: Promise<string | null> | undefined;
  let staleAt = Number.POSITIVE_INFINITY;

  const ask = async () => {
    try {
      await ping();
      return null;
    } catch (error) {
      // Any other error's message may quote what nobody should read.
      return error instanceof DatabaseError ? error.message : "unknown";
    } finally {
      staleAt = performance.now() + FRESH_MS;
    }
  };

  return () => {
    if (!answer || performance.now() >= staleAt) {
      staleAt = Number.POSITIVE_INFINITY;
      answer = ask();
    }
    return answer;
  };
}
