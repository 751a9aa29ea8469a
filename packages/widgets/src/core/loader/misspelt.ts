import { nearestName } from "@maloca/catalog/nearest-name";

/** Every widget's name, which the build inserts. */
declare const __WIDGET_NAMES__: readonly string[];

/**
 * Requested by the loader when a widget's file does not load: logs the page's misspelt names. It throws, so that
 * the loader reacts as to a widget whose code is missing. A module runs once, so each name is logged once.
 */
const names = __WIDGET_NAMES__;
const found = new Map<string, string>();
for (const { localName } of document.querySelectorAll(":not(:defined)")) {
  const [, name] = localName.split("maloca-");
  if (name) found.set(name, `<${localName}>`);
}
for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-maloca-open]")) {
  const { malocaOpen: name } = dataset;
  if (name) found.set(name, `data-maloca-open="${name}"`);
}

const unknown = [...found].filter(([name]) => !names.includes(name));
const lines = unknown.map(([name, where]) => {
  return `${where}: there is no widget "${name}". Did you mean "${nearestName(name, names)}"?`;
});
for (const line of lines) console.error(`Maloca: ${line}`);

throw new Error(lines.join("\n"));
