import { readFileSync } from "node:fs";
import type { Manifest } from "./custom-elements-manifest.ts";

/** The manifest that the build has written. */
export const builtManifest = (): Manifest =>
  JSON.parse(readFileSync(new URL("../dist/custom-elements.json", import.meta.url), "utf8"));

export const elementsOf = (manifest: Manifest) =>
  manifest.modules.flatMap(({ declarations }) => declarations);

/** Tags and attributes, as VS Code reads them. */
export const htmlData = (manifest: Manifest) => ({
  version: 1.1,
  tags: elementsOf(manifest).map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, description: what, type }) => ({
      name,
      description: what,
      ...(type.text === "boolean" && { valueSet: "v" }),
    })),
  })),
});

/** Custom properties, as VS Code reads them. */
export const cssData = (manifest: Manifest) => ({
  version: 1.1,
  properties: propertiesOf(manifest).map(({ name, description }) => ({ name, description })),
});

/** The custom properties of all elements, without repetitions: inline forms have one more than dialogs. */
export const propertiesOf = (manifest: Manifest) => [
  ...new Map(
    elementsOf(manifest)
      .flatMap(({ cssProperties }) => cssProperties)
      .map((property) => [property.name, property]),
  ).values(),
];
