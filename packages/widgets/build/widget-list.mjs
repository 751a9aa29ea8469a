import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

const src = fileURLToPath(new URL("../src/", import.meta.url));

// The list itself, imported in Node: a widget's own code is imported only on demand.
const { code } = transformSync(readFileSync(`${src}widgets.ts`, "utf8"), { loader: "ts" });

/** @type {typeof import("../src/widgets")} */
const list = await import(`data:text/javascript,${encodeURIComponent(code)}`);

export const { widgets, widgetNames, dialogs, isDialog } = list;

/** Widgets that stand in a page's HTML before any script runs. */
export const inlines = widgetNames.filter((name) => !isDialog(name));

const camel = (/** @type {string} */ name) =>
  name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());

const elementOf = (/** @type {string} */ name) => `${src}${name}/${name}.element.ts`;

/** The text of a module with each widget's table of options. */
export const optionTables = `
${widgetNames.map((name) => `import { ${camel(name)}Options } from "${src}${name}/${name}.options";`).join("\n")}
export const tables = { ${widgetNames.map((name) => `"${name}": ${camel(name)}Options`).join()} };`;

/**
 * Modules generated from the list, because bundlers follow only imports that are written out.
 *
 * - `maloca:elements` registers every element;
 * - `maloca:markup/{name}` has an inline widget's markup, built alone, so that it contains only that
 *   widget's styles, and `maloca:markup` imports all of them;
 * - `maloca:options` has each widget's table of options, and its name in React.
 * @type {Record<string, (name: string) => string>}
 */
const modules = {
  elements: () => widgetNames.map((name) => `import "${elementOf(name)}";`).join("\n"),
  "markup/": (name) => `
    import { widget } from "${elementOf(name)}";
    import { renderTemplate } from "${src}core/declarative-shadow-root";
    export const render = (attributes) => renderTemplate(widget, attributes);`,
  markup: () => `
    ${inlines.map((name) => `import { render as ${camel(name)} } from "./server/${name}.js";`).join("\n")}
    export const markup = { ${inlines.map((name) => `"${name}": ${camel(name)}`).join()} };`,
  options: () => `${optionTables}
    export const components = ${JSON.stringify(
      Object.fromEntries(widgetNames.map((name) => [name, widgets[name].component])),
    )};`,
};

const PREFIX = "maloca:";

/** @type {import("rollup").Plugin} */
export const generatedModules = {
  name: "generated-modules",

  resolveId(id) {
    if (id.startsWith(PREFIX)) return { id: `\0${id}`, moduleSideEffects: true };
    return id.startsWith("./server/") ? { id, external: true } : null;
  },

  load(id) {
    const [, kind, name] = /^\0maloca:(\w+\/?)(.*)$/.exec(id) ?? [];
    return kind ? (modules[kind]?.(name ?? "") ?? null) : null;
  },
};
