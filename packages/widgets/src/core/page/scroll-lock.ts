/**
 * The number of open dialogs of all widgets on the page, and the styles of the page before the first was opened. A module
 * of its own, because each widget of the script-tag build has a copy of the code that uses it.
 */
export const scrollLock: { dialogs: number; before: Partial<CSSStyleDeclaration> } = {
  dialogs: 0,
  before: {},
};
