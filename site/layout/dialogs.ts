import { hearCommands } from "./dialog-commands";

/** What the pages' own dialogs do beyond the browser's ways. Runs on every page. */

/** A message that was sent takes its dialog along; a proposal's stays, with the text to copy in it. */
document.addEventListener("maloca-sent", ({ target }) =>
  (target as Element).closest<HTMLDialogElement>("dialog:has(maloca-contact)")?.close(),
);

if (!("command" in HTMLButtonElement.prototype)) hearCommands();
