import tools from "./page-tools?worker&url";

// Few browsers have a part for assistants; the others load nothing.
if ("modelContext" in document) import(/* @vite-ignore */ tools);
