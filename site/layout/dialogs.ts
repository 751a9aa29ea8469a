import { openByCommand } from "./dialog-commands";

// The script of the pages' dialogs. Runs on every page.

// A sent message closes its dialog. A proposal's dialog stays open, with the text to copy.
document.addEventListener("maloca-sent", ({ target }) =>
  (target as Element).closest<HTMLDialogElement>("dialog:has(maloca-contact)")?.close(),
);

if (!("command" in HTMLButtonElement.prototype)) openByCommand();
