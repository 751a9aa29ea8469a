/**
 * The root for content outside of our elements: in a React page the style sheet is the page's and applies
 * everywhere. In builds with styles in the code, `adopted-stylesheets.ts` replaces this by a shadow root.
 */
export const styleRoot = { rootOf: (host: HTMLElement): ParentNode & Node => host };
