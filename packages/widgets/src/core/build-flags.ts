declare const __COMPONENTS__: boolean | undefined;

/**
 * Whether requests have the visitor's attribution and the time that filling in the form took. True for the
 * elements; the components have a separate size limit, and their application knows the attribution.
 */
export const sendsAttribution = typeof __COMPONENTS__ === "undefined";
