/** What the pages' own dialogs do beyond the browser's ways. Runs on every page. */

/** A message that was sent takes its dialog along; a proposal's stays, with the text to copy in it. */
document.addEventListener("maloca-sent", ({ target }) =>
  (target as Element).closest<HTMLDialogElement>("dialog:has(maloca-contact)")?.close(),
);

// Browsers from before 2025 do not know `command`.
if (!("command" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    const opener = (target as Element).closest("[command=show-modal]");
    document
      .querySelector<HTMLDialogElement>(`#${opener?.getAttribute("commandfor")}`)
      ?.showModal();
  });
}
