/** The operator's log contains names, codes and counts, and nothing that a visitor typed. */
export type Facts = Record<string, string | number | boolean | null>;

export type Log = (event: string, facts?: Facts) => void;

/** Writes each event as a line of JSON. */
export const logTo =
  (write: (line: string) => void): Log =>
  (event, facts = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
