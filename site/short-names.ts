import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A number for each style sheet of the site, in two characters. */
const places = new Map(
  readdirSync(fileURLToPath(new URL(".", import.meta.url)), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .sort()
    .map((file, place) => [file, place.toString(36).padStart(2, "0")]),
);

/** Short names by the hash that vanilla-extract gives, and the number of names in each style sheet. */
const given = new Map<string, string>();
const used = new Map<string, number>();

/**
 * A class name of four letters instead of nine: a page's styles are in its HTML, and the long names were
 * 800 bytes of the compressed home page. It is made of the style sheet's number and the class's number in it,
 * so that every build gives the same names.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const known = given.get(hash);
  if (known) return known;
  const place = places.get(filePath);
  if (!place) throw new Error(`${filePath} is not a style sheet of the site`);
  const count = used.get(place) ?? 0;
  used.set(place, count + 1);
  const name = `_${place}${count.toString(36)}`;
  given.set(hash, name);
  return name;
}
