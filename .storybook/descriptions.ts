import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { elementsOf } from "../packages/widgets/build/editor-data.ts";

const MODULE = "maloca:descriptions";

/** It imports the widgets' sources, for which Storybook's own loader has no resolver. */
const manifest = "../packages/widgets/build/custom-elements-manifest.ts";
type Described = typeof import("../packages/widgets/build/custom-elements-manifest.ts");

/** The module `maloca:descriptions`: the manifest's description of each attribute, by tag and attribute. */
export const optionDescriptions = (): Plugin => ({
  name: MODULE,
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE}`) return;
    const { module } = await runnerImport<Described>(
      fileURLToPath(new URL(manifest, import.meta.url)),
    );
    const described = elementsOf(module.describeElements()).map(({ tagName, attributes }) => [
      tagName,
      Object.fromEntries(attributes.map(({ name, description }) => [name, description])),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(described))}`;
  },
});
