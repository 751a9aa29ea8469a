/** The milliseconds after which the form says that the connection is slow. */
export const SLOW_MS = 4000;
