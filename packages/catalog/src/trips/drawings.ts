import drawn from "../../content/drawings.json";
import type { Picture } from "./picture";

/** The alternative text and caption of each drawing in `packages/artwork/src/scenes/<place>/`; a test compares the two. */
const texts = drawn as unknown as Readonly<
  Record<string, Readonly<Record<string, Omit<Picture, "src">>>>
>;

/** The drawings by their names, such as `guaviare/hero`. */
const byName = new Map(
  Object.entries(texts).flatMap(([place, names]) =>
    Object.entries(names).map(([name, said]): [string, Picture] => [
      `${place}/${name}`,
      { src: `/art/${place}/${name}.svg`, ...said },
    ]),
  ),
);

export const drawingNames: readonly string[] = [...byName.keys()];

export const drawings: readonly Picture[] = [...byName.values()];

/** A drawing by its name, such as `guaviare/hero`. @throws Error if there is none. */
export function drawing(name: string): Picture {
  const found = byName.get(name);
  if (!found) throw new Error(`no drawing is called "${name}"`);
  return found;
}
