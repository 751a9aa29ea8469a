/**
 * A package in npm's CycloneDX document.
 * @typedef {{ "bom-ref": string, name: string, version: string }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {object} Bom
 * @property {object} metadata
 * @property {Component[]} components
 * @property {Dependency[]} dependencies
 */

export const refOf = (/** @type {Component} */ component) => component["bom-ref"];

/**
 * The bill of materials of one file: npm's document of the lock file without the packages that are not in
 * the file, and without time and serial number.
 * @param {Bom & { serialNumber?: string }} everything
 * @param {object} file
 * @param {string} file.name
 * @param {string} file.version
 * @param {string} file.sha256
 * @param {readonly string[]} file.packages what it contains or installs, as `name@version`.
 */
export function billOfMaterials(everything, { name, version, sha256, packages }) {
  const { serialNumber, metadata, components, dependencies, ...head } = everything;
  const wanted = new Set(packages);
  const contained = components.filter((each) => wanted.delete(refOf(each)));
  // npm's document lacks what is no npm package, such as PostgreSQL in PGlite.
  const others = [...wanted].map((each) => ({ type: "library", "bom-ref": each, name: each }));
  const refs = new Set(contained.map(refOf));
  return {
    ...head,
    metadata: {
      component: {
        "bom-ref": name,
        type: "application",
        name,
        version,
        hashes: [{ alg: "SHA-256", content: sha256 }],
        licenses: [{ license: { id: "MIT" } }],
      },
    },
    components: [...contained, ...others],
    dependencies: [
      { ref: name, dependsOn: [...refs, ...wanted] },
      ...dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn = [] }) => ({
          ref,
          dependsOn: dependsOn.filter((on) => refs.has(on)),
        })),
    ],
  };
}
