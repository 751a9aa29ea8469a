/** What the consultancy's dialogs do beyond the browser's own ways. */

/** A message that was sent takes its dialog along; a proposal's stays, with the text to copy in it. */
document.addEventListener("maloca-sent", ({ target }) => {
  const widget = target as Element;
  if (widget.localName === "maloca-contact") widget.closest("dialog")?.close();
});

// Browsers from before 2025 do not know `command`.
if (!("command" in HTMLButtonElement.prototype)) {
  document.addEventListener("click", ({ target }) => {
    const opener = (target as Element).closest("[command=show-modal]");
    const dialog = document.getElementById(opener?.getAttribute("commandfor") ?? "");
    (dialog as HTMLDialogElement | null)?.showModal();
  });
}
