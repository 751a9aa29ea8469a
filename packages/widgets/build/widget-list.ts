import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import type { Plugin, PluginContext } from "rollup";
import { sheetsOf } from "./adopted-styles.ts";

const src = fileURLToPath(new URL("../src/", import.meta.url));

// Imports the list alone: what bundles this file, as the site's configuration, would follow it to the widgets' code.
const { code } = transformSync(readFileSync(`${src}widgets.ts`, "utf8"), { loader: "ts" });

const list: typeof import("../src/widgets.ts") = await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
);

export const { widgets, widgetNames, anyDialog, isDialog } = list;

/** Widgets that are in a page's HTML before any script runs. */
export const inlines = widgetNames.filter((name) => !isDialog(name));

export const camel = (name: string) =>
  name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());

/** The file that defines a widget's element. */
export const elementOf = (name: string) => `${src}${name}/${name}.element.ts`;

/** The languages except Spanish: each has a file with its name. */
export const translations = readdirSync(`${src}locales`).flatMap((file) => {
  const [, language = "es"] = /^([a-z]{2,3})\.ts$/.exec(file) ?? [];
  return language === "es" ? [] : [language];
});

/**
 * Modules that are generated from the list, because bundlers need explicit imports.
 *
 * - `maloca:elements` registers every element, and exports `registerLocale`;
 * - `maloca:markup` has each inline widget's markup, with only that widget's styles;
 * - `maloca:locales` exports the texts of each language except Spanish.
 */
const modules: Record<string, (bundler: PluginContext) => string | Promise<string>> = {
  elements: () =>
    [
      ...widgetNames.map((name) => `import "${elementOf(name)}";`),
      `export { registerLocale } from "${src}core/language/register-locale";`,
    ].join("\n"),
  locales: () =>
    translations.map((name) => `export * as ${name} from "${src}locales/${name}";`).join("\n"),
  async markup(bundler) {
    const rows = inlines.map(async (name) => {
      const sheets = JSON.stringify(await sheetsOf(bundler, elementOf(name)));
      return `"${name}": (attributes) => renderTemplate(${camel(name)}, ${sheets}, attributes)`;
    });
    return `
    import { renderTemplate } from "${src}core/element/declarative-shadow-root";
    ${inlines.map((name) => `import { widget as ${camel(name)} } from "${elementOf(name)}";`).join("\n")}
    export const markup = { ${(await Promise.all(rows)).join()} };`;
  },
};

const PREFIX = "maloca:";

export const generatedModules: Plugin = {
  name: "generated-modules",

  resolveId: (id) => (id.startsWith(PREFIX) ? { id: `\0${id}`, moduleSideEffects: true } : null),

  load(id) {
    const make = id.startsWith(`\0${PREFIX}`) && modules[id.slice(PREFIX.length + 1)];
    return make ? make(this) : null;
  },
};
