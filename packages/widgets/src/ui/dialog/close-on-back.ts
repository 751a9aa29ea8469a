const DEPTH = "malocaDialog";

const depthNow = (): number => history.state?.[DEPTH] ?? 0;

/**
 * A phone's back gesture closes the dialog instead of leaving the page, if the browser does not
 * do so itself. Like the browser's own it asks first, by a `cancel` event: a dialog that shows a
 * second panel goes back to the first. The page's history is preserved: the one entry that is added
 * for an open dialog is removed when it closes.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  if (!dialog.open || !matchMedia("(pointer: coarse)").matches) return;
  const depth = depthNow() + 1;
  const enter = () => history.pushState({ ...history.state, [DEPTH]: depth }, "");
  enter();
  // One gesture closes the innermost only.
  const back = () => {
    if (depthNow() >= depth) return;
    if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
    else if (dialog.open) enter();
  };
  addEventListener("popstate", back);
  dialog.addEventListener(
    "close",
    () => {
      removeEventListener("popstate", back);
      if (depthNow() >= depth) history.back();
    },
    { once: true },
  );
}
