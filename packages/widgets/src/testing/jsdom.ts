/**
 * Adds to jsdom what the widgets need and jsdom lacks, for tests of components without a browser: modal dialogs,
 * popovers, `scrollIntoView`, `checkVisibility`, `CSS.supports`, `matchMedia`, `IntersectionObserver`, adopted style
 * sheets. What exists is not replaced. jsdom has no layout: a
 * test of what is visible or focused needs a browser.
 */
export function completeJsdom(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function (this: HTMLDialogElement, reason?: string) {
    if (!this.open) return;
    if (reason !== undefined) this.returnValue = reason;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  };
  const element = HTMLElement.prototype;
  for (const name of ["scrollIntoView", "showPopover", "hidePopover"] as const) {
    element[name] ??= () => {};
  }
  element.checkVisibility ??= function (this: HTMLElement) {
    return this.isConnected && !this.closest("[hidden], dialog:not([open])");
  };
  const none = Object.assign(new EventTarget(), { matches: false, media: "" });
  globalThis.matchMedia ??= () => none as MediaQueryList;
  globalThis.BroadcastChannel ??= class extends EventTarget {
    postMessage() {}
  } as unknown as typeof BroadcastChannel;
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.CSS ??= { supports: () => true } as Partial<typeof CSS> as typeof CSS;
  document.adoptedStyleSheets ??= [];
  CSSStyleSheet.prototype.replaceSync ??= () => {};
  // Sufficient for an identifier in a selector.
  CSS.escape ??= (text) =>
    text.replace(/[^\w\u0080-\uffff-]/g, "\\$&").replace(/^(-?)(\d)/, "$1\\3$2 ");
}
