/** What the operator's log may hold: names, codes and counts, and nothing that a visitor typed. */
export type Facts = Record<string, string | number | boolean | null>;

/** Tells the operator of an event, in a form that programs read too. */
export type Log = (event: string, facts?: Facts) => void;

/** One line of JSON an event. */
export const logTo =
  (write: (line: string) => void): Log =>
  (event, facts = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
