import { DatabaseError } from "../storage/database";

/** How long an answer is reused. */
const FRESH_MS = 1000;

/**
 * So many callers are answered at once. Each further one waits, well within any monitor's time limit, so
 * that a caller in a loop leaves the server time for leads.
 */
const PROMPT = 20;
const PAUSE_MS = 100;

/**
 * Whether leads can be stored: null, or the reason why not. The database is asked once at a time and
 * once a second; all callers share that answer. Anybody may ask, so it must cost next to nothing.
 */
export function createHealth(ping: () => Promise<unknown>): () => Promise<string | null> {
  let answer: Promise<string | null> | undefined;
  let staleAt = Number.POSITIVE_INFINITY;
  let callers = 0;

  const ask = async () => {
    try {
      await ping();
      return null;
    } catch (error) {
      // The message of another error may contain private data.
      return error instanceof DatabaseError ? error.message : "unknown";
    } finally {
      staleAt = performance.now() + FRESH_MS;
    }
  };

  return async () => {
    if (!answer || performance.now() >= staleAt) {
      staleAt = Number.POSITIVE_INFINITY;
      callers = 0;
      answer = ask();
    }
    const mine = answer;
    if (++callers > PROMPT) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return mine;
  };
}
