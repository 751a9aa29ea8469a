declare const __COMPONENTS__: boolean | undefined;

/**
 * The elements tell the server how the visitor came and how long the form was filled. The components
 * do not, at once or later: they are bounded at 11.5 kB, and their app knows.
 */
export const sendsAttribution = typeof __COMPONENTS__ === "undefined";
