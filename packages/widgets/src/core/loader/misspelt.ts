import { nearestName } from "@maloca/catalog/nearest-name";

/** Written in by the build: every widget's name. */
declare const __WIDGET_NAMES__: readonly string[];

/**
 * Requested by the loader for a name that no widget has: names in the console what the page has
 * misspelt. It throws, so that the loader does what it does when a widget's code is missing; and because
 * a module runs once, each name is logged once, for one request.
 */
const names = __WIDGET_NAMES__;
const written = new Map<string, string>();
for (const { localName } of document.querySelectorAll(":not(:defined)")) {
  const [, name] = localName.split("maloca-");
  if (name) written.set(name, `<${localName}>`);
}
for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-maloca-open]")) {
  const { malocaOpen: name } = dataset;
  if (name) written.set(name, `data-maloca-open="${name}"`);
}

const unknown = [...written].filter(([name]) => !names.includes(name));
const lines = unknown.map(([name, where]) => {
  return `${where}: there is no widget "${name}". Did you mean "${nearestName(name, names)}"?`;
});
for (const line of lines) console.error(`Maloca: ${line}`);

throw new Error(lines.join("\n"));
