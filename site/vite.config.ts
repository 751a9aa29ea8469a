import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import type { FactsOfFile } from "../packages/catalog/src/script-facts.ts";
import { adoptedStyles } from "../packages/widgets/build/adopted-styles.ts";
import { THIRD_PARTY, thirdParty } from "../packages/widgets/build/third-party.ts";
import { anyDialog, widgetNames } from "../packages/widgets/build/widget-list.ts";
import { aliases } from "./aliases.mjs";
import { checkedDocuments } from "./checked-documents.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const widgets = here("../packages/widgets");

/**
 * React renders the pages during the build. In a visitor's browser the loader, which is part of the page's one
 * script, loads the files of the script-tag build, as on a partner's page. All are in a folder that is named
 * after the widgets' content, so that a browser can cache them for ever, and find one another beside them.
 */
function builtWidgets(): Plugin {
  const cdn = `${widgets}/dist/cdn`;
  const manifest = JSON.parse(readFileSync(`${cdn}/manifest.json`, "utf8"));
  const folder = `assets/widgets-${manifest.folder}/`;
  return {
    name: "maloca:built-widgets",
    config: () => ({
      define: {
        __ANY_DIALOG__: JSON.stringify(anyDialog),
        __WIDGET_NAMES__: JSON.stringify(widgetNames),
        __WIDGET_RUNTIME__: JSON.stringify(manifest.runtime),
      },
      // A script beside this one.
      experimental: {
        renderBuiltUrl: (file, { hostType }) =>
          hostType === "js" && file.startsWith(folder)
            ? { runtime: JSON.stringify(file.replace(folder, "./")) }
            : undefined,
      },
      worker: { rolldownOptions: { output: { entryFileNames: `${folder}[name]-[hash].js` } } },
      resolve: { alias: { "@maloca/widgets/loader": here("./built-widgets.ts") } },
    }),
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              rolldownOptions: { output: { entryFileNames: `${folder}[name]-[hash].js` } },
            },
          }
        : undefined,
    // The markup of the widgets in a page, with what the page's operator says.
    load(id) {
      if (id !== `${widgets}/dist/server.js`) return null;
      const names: FactsOfFile = JSON.parse(readFileSync(`${widgets}/dist/facts.json`, "utf8"))[
        "server.js"
      ];
      const facts = Object.entries(names).map(([name, fact]) => `${fact}: ${name}`);
      const code = readFileSync(id, "utf8");
      return `import { widgetFacts } from ${JSON.stringify(here("render/render-order.ts"))};
const { ${facts.join()} } = widgetFacts;
${code.slice(code.indexOf("\n") + 1)}`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const scripts = readdirSync(`${cdn}/${manifest.folder}`).filter((file) =>
        file.endsWith(".js"),
      );
      const add = (name: string, path: string) =>
        this.emitFile({ type: "asset", fileName: folder + name, source: readFileSync(path) });
      for (const file of scripts) add(file, `${cdn}/${manifest.folder}/${file}`);
      add(THIRD_PARTY, `${cdn}/${THIRD_PARTY}`);
    },
  };
}

/**
 * vanilla-extract for the site's styles only: the widgets' styles are compiled already. `render/page-styles.ts` knows their classes
 * by the underscore.
 */
const siteStyles = (building: boolean): Plugin[] =>
  vanillaExtractPlugin(building ? { identifiers: ({ hash }) => `_${hash}` } : {}).map((plugin) => {
    const { transform } = plugin;
    if (typeof transform !== "function") return plugin;
    return {
      ...plugin,
      transform(code, id, options) {
        return id.startsWith(widgets) ? null : transform.call(this, code, id, options);
      },
    };
  });

export default defineConfig(({ command }) => ({
  root: here("."),
  base: "/",
  plugins: [
    checkedDocuments,
    // The dev server uses the widgets' sources, with their style sheets and fast refresh.
    command === "build" ? builtWidgets() : adoptedStyles(),
    thirdParty,
    siteStyles(command === "build"),
    react(),
  ],
  resolve: {
    alias: {
      ...aliases,
      ...(command === "serve" && {
        "@maloca/widgets/loader": `${widgets}/src/loader.ts`,
        "@maloca/widgets/server": here("./widgets-in-dev.ts"),
      }),
    },
  },
  appType: "custom",
  build: { modulePreload: false },
  // Scripts that a page's own script loads when they are needed are built like workers, as small as its chunks, and
  // loaded by their address: Vite's dynamic import adds a helper that is larger than their part of a page's script.
  worker: { format: "es", rolldownOptions: { output: { topLevelVar: true, comments: false } } },
}));
