/**
 * What a language has to say: all that Spanish says. Another language's file has the same sections,
 * each `satisfies Locale["…"]`.
 */
export type Locale = typeof import("./es");
