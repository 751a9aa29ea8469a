/** What the widgets speak, for those who hear them on a page in another language. */
export const LANGUAGE = "es";

/**
 * Where a part of the page that is no element of ours gets its styles: in a React page the sheet is
 * the page's own, and reaches what stands in the page. Where styles travel with the code, `adopted-stylesheets.ts`
 * puts a root of its own here.
 */
export const styleRoot = { rootOf: (host: HTMLElement): ParentNode & Node => host };
