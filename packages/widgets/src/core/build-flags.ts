declare const __COMPONENTS__: boolean | undefined;

/**
 * Whether this is the build of elements. They send the visitor's attribution and the time that filling in the form took,
 * can be moved, and name in test mode which colors they change: the components have a separate size limit, and their
 * application knows the attribution and their place.
 */
export const hasElements = typeof __COMPONENTS__ === "undefined";

declare const __RENDERED__: boolean | undefined;

/**
 * Whether an application's React may render a component: then the component itself does what an element's shadow root
 * and its life do for it. False in the files that visitors download.
 */
export const inApplication = typeof __RENDERED__ === "undefined";
