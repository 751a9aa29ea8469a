const DEPTH = "malocaDialog";

const depthNow = (): number => history.state?.[DEPTH] ?? 0;

/**
 * A phone's back gesture closes the dialog instead of leaving the page, for browsers that do not do so themselves.
 * Like those browsers, it fires `cancel` first, so that a dialog with a second panel can return to the first. An open dialog
 * adds one entry to the page's history, which is removed when it closes.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  if (!dialog.open || !matchMedia("(pointer: coarse)").matches) return;
  const depth = depthNow() + 1;
  const enter = () => history.pushState({ ...history.state, [DEPTH]: depth }, "");
  enter();
  // One gesture closes only the innermost dialog.
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
