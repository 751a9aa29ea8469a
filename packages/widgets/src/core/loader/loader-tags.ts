/** The tags of loaders. */
export const LOADER = '[src*="maloca.js"]';
