/** Fires `maloca-{name}` on an element. */
export function emit(target: EventTarget, name: string, detail?: unknown): void {
  target.dispatchEvent(
    new CustomEvent(`maloca-${name}`, { bubbles: true, composed: true, detail }),
  );
}
