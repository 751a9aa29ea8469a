import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const MODULE = "maloca:guides";

/** They import the widgets' sources, for which Storybook's own loader has no resolver. */
const sources = {
  manifest: "../packages/widgets/build/custom-elements-manifest.ts",
  tokens: "../packages/catalog/src/design-tokens.ts",
  reference: "../packages/tooling/docs-site/reference.ts",
};
type Manifest = typeof import("../packages/widgets/build/custom-elements-manifest.ts");
type Tokens = typeof import("../packages/catalog/src/design-tokens.ts");
type Reference = typeof import("../packages/tooling/docs-site/reference.ts");

const load = async <Module>(file: string) =>
  (await runnerImport<Module>(fileURLToPath(new URL(file, import.meta.url)))).module;

/**
 * The module `maloca:guides`: what the documentation says of each widget, as Markdown, the custom properties, and the
 * design tokens as files.
 */
export const guides = (): Plugin => ({
  name: MODULE,
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE}`) return;
    const [{ describeElements, describeCssProperties }, { tokensOf }, { guideParts }] =
      await Promise.all([
        load<Manifest>(sources.manifest),
        load<Tokens>(sources.tokens),
        load<Reference>(sources.reference),
      ]);
    const read = (name: string) => {
      const file = new URL(`../docs/guide/en/widgets/${name}.md`, import.meta.url);
      this.addWatchFile(fileURLToPath(file));
      return readFileSync(file, "utf8");
    };
    const properties = describeCssProperties();
    const said = {
      guides: guideParts(describeElements(), read),
      properties,
      tokens: Object.fromEntries(
        (["light", "dark"] as const).map((mode) => [
          `${mode}.tokens.json`,
          `${JSON.stringify(tokensOf(properties, mode), null, 2)}\n`,
        ]),
      ),
    };
    return Object.entries(said)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
});
