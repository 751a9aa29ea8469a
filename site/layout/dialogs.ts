// The script of the pages' dialogs. Runs on the pages that have one.

// A sent message closes its dialog. A proposal's dialog stays open, with the text to copy.
addEventListener("maloca-sent", ({ target }) =>
  (target as Element).closest<HTMLDialogElement>("dialog:has(maloca-contact)")?.close(),
);

// Not in the markup: without scripts the dialogs are part of the page, which would begin at the last of them.
for (const heading of document.querySelectorAll("dialog header > [role=group]"))
  heading.toggleAttribute("autofocus", true);

// Browsers from before 2025 do not support `command="show-modal"`.
if (!("command" in HTMLButtonElement.prototype)) {
  addEventListener("click", ({ target }) => {
    const opener = (target as Element).closest("[command=show-modal]");
    document
      .querySelector<HTMLDialogElement>(`#${opener?.getAttribute("commandfor")}`)
      ?.showModal();
  });
}
