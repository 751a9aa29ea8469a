declare const __COMPONENTS__: boolean | undefined;

/**
 * The elements tell the server how the visitor came and how long the form was filled. The components
 * never do: they may weigh 11.5 kB at most, and their application knows how the visitor came.
 */
export const sendsAttribution = typeof __COMPONENTS__ === "undefined";
