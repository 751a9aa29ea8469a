/** A package in npm's CycloneDX document. */
type Component = { "bom-ref": string; name: string; version: string };

type Dependency = { ref: string; dependsOn?: string[] };

interface Bom {
  metadata: object;
  components: Component[];
  dependencies: Dependency[];
}

interface Archive {
  name: string;
  version: string;
  sha256: string;
  /** What it contains or installs, as `name@version`. */
  packages: readonly string[];
}

export const refOf = (component: Component) => component["bom-ref"];

/**
 * The bill of materials of one file: npm's document of the lock file without the packages that are not in
 * the file, and without time and serial number.
 */
export function billOfMaterials(
  everything: Bom & { serialNumber?: string },
  { name, version, sha256, packages }: Archive,
) {
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
