/** The number of open dialogs, and the page's styles before the first was opened. */
let locks = 0;
let before: Partial<CSSStyleDeclaration> = {};

/** Locks the page's scrolling without a layout shift. Returns the undo function. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (!locks++) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (clientWidth < innerWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
  }
  return () => {
    if (!--locks) Object.assign(style, before);
  };
}
