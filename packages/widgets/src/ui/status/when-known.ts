/**
 * Runs once screen readers know what is new in the page: of a live region they say only what comes after it. A hidden
 * page draws no frame.
 */
export function whenKnown(run: () => void) {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => requestAnimationFrame(run));
}
