import dialogs from "./dialogs?worker&url";

/** The script of dialogs loads on the pages that have one; no trip's page has. */
if (document.querySelector("dialog")) import(/* @vite-ignore */ dialogs);
