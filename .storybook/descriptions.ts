import type { Plugin } from "vite";
import { describeElements } from "../packages/widgets/build/custom-elements-manifest.ts";
import { elementsOf } from "../packages/widgets/build/editor-data.ts";

const MODULE = "maloca:descriptions";

/** The module `maloca:descriptions`: the manifest's description of each attribute, by tag and attribute. */
export const optionDescriptions = (): Plugin => ({
  name: MODULE,
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE}`) return;
    const described = elementsOf(await describeElements()).map(({ tagName, attributes }) => [
      tagName,
      Object.fromEntries(attributes.map(({ name, description }) => [name, description])),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(described))}`;
  },
});
