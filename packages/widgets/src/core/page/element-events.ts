/** Fires `maloca-{name}` on an element. Returns `false` if the page prevents its default. */
export const emit = (
  target: EventTarget,
  name: string,
  detail?: unknown,
  cancelable = true,
): boolean =>
  target.dispatchEvent(
    new CustomEvent(`maloca-${name}`, { bubbles: true, composed: true, cancelable, detail }),
  );
