declare const __COMPONENTS__: boolean | undefined;

/**
 * The elements tell the server how the visitor came and how long the form was filled. The components
 * never do: they have a limit of their own, and their application knows how the visitor came.
 */
export const sendsAttribution = typeof __COMPONENTS__ === "undefined";
