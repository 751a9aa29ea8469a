import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { adoptedStyles } from "../packages/widgets/build/adopted-styles.mjs";
import { preactAliases, shakeable } from "../packages/widgets/build/preact.mjs";
import { aliases } from "./aliases.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const widgets = here("../packages/widgets");
const { resolve } = createRequire(import.meta.url);

/**
 * Pages are written by React on the build machine; what wakes in a visitor's browser runs on
 * preact. The dev server keeps React there too, whose fast refresh keeps a widget's state.
 */
const preactInTheBrowser: Plugin = {
  name: "maloca:preact-in-the-browser",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId(id) {
    const alias = preactAliases.find(({ find }) => find.test(id));
    return alias && this.resolve(id.replace(alias.find, alias.replacement), resolve("preact"));
  },
};

const HELPER = "\0vite/preload-helper.js";

/**
 * Vite wraps each import() in a helper that fetches its style sheets and its imports ahead. No piece
 * here has a style sheet, and the loader asks for a widget ahead of need anyway: the helper alone
 * would be a third of what a page runs before intent. Shared by all, what is left of it would be a
 * file of its own, and a page's script would wait for one more answer before it runs.
 */
const plainImports: Plugin = {
  name: "maloca:plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : null),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const helper = chunks.find(({ moduleIds }) => moduleIds.join() === HELPER);
    if (!helper) return;
    const name = helper.fileName.split("/").at(-1);
    const asked = new RegExp(`import\\{(?:[\\w$]+ as )?([\\w$]+)\\}from"[^"]*${name}";`);
    for (const chunk of chunks) chunk.code = chunk.code.replace(asked, "var $1=load=>load();");
    if (chunks.some(({ code }) => code.includes(`${name}"`))) {
      throw new Error(`${name} is still asked for: its import is written in another way`);
    }
    delete bundle[helper.fileName];
  },
};

/** vanilla-extract for the site's own styles; it would compile the widgets' a second time. */
const siteStyles = (): Plugin[] =>
  vanillaExtractPlugin().map((plugin) => {
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
    preactInTheBrowser,
    plainImports,
    { ...shakeable(), apply: "build", applyToEnvironment: ({ name }) => name === "client" },
    // The widgets' style sheets travel in the widgets' own chunks, never in a page's head.
    adoptedStyles(),
    siteStyles(),
    react(),
    vike(),
  ],
  resolve: {
    alias: {
      "@maloca/widgets/loader": `${widgets}/src/loader.ts`,
      ...aliases,
      ...(command === "serve" && { "@maloca/widgets/server": here("./widgets-in-dev.ts") }),
    },
  },
  build: { modulePreload: false },
}));
