import { LEAVES } from "../../core/element/event-isolation";

/**
 * Keeps Tab and Escape from the page's focus traps and dialogs while an element's dialog is open.
 * @returns a function that ends it.
 */
export function isolateKeys(dialog: HTMLDialogElement): () => void {
  const root = dialog.getRootNode();
  const guard = (event: KeyboardEvent) => {
    if (LEAVES.test(event.key) && root instanceof ShadowRoot && root.activeElement) {
      event.stopPropagation();
    }
  };
  addEventListener("keydown", guard, true);
  return () => removeEventListener("keydown", guard, true);
}
