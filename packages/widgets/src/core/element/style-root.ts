/**
 * Where something outside of our elements gets its styles: in a React page the sheet is
 * the page's own and already applies. Where styles are part of the code, `adopted-stylesheets.ts`
 * puts a root of its own here.
 */
export const styleRoot = { rootOf: (host: HTMLElement): ParentNode & Node => host };
