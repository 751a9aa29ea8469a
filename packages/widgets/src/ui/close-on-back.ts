const DEPTH = "malocaDialog";

const depthNow = (): number => history.state?.[DEPTH] ?? 0;

/**
 * A phone's back gesture closes the dialog instead of leaving the page, if the browser does not
 * do so itself. The page's history is preserved: the one entry that is added for an open
 * dialog is removed when it closes.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  if (!dialog.open || !matchMedia("(pointer: coarse)").matches) return;
  const depth = depthNow() + 1;
  history.pushState({ ...history.state, [DEPTH]: depth }, "");
  // One gesture closes the innermost only.
  const back = () => {
    if (depthNow() < depth) dialog.close();
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
