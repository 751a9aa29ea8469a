import {
  MOST_PACKAGES,
  type PackageDocument,
  type PlanDayDocument,
} from "@maloca/catalog/trips/package-document";
import { tripDocument, volunteeringDocument } from "@maloca/catalog/trips/trip-document";
import { type DocumentField, fieldsAt } from "./document-fields";
import { labelOf, type SoldDocument } from "./trip-fields";

// What a trip has several of: packages, and days.

/** What of a package the desk changes. Its picture is with the photographs, its days are lists of their own. */
export const PACKAGE_PLACES = [
  "name",
  "description",
  "features",
  "lodging",
  "meals",
  "allOf",
  "badge",
  "duration",
  "price",
  "stages",
];

export const MOST_DAYS = 30;

/** Volunteering shows as many as there are. */
export const mostPackages = (document: SoldDocument) => ("card" in document ? MOST_PACKAGES : 30);

/** The fields of a trip at places of its packages and days. */
export function tripPartFields(document: object, places: readonly string[]): DocumentField[] {
  const schema = "card" in document ? tripDocument : volunteeringDocument;
  const { packages } = document as SoldDocument;
  return fieldsAt(schema, document, places).map((field) => {
    const [, at] = /^packages\.(\d+)\.allOf$/.exec(field.place) ?? [];
    const earlier = packages.slice(0, Number(at)).map(({ name }) => name);
    return at ? { ...field, kind: "choice", choices: earlier, most: null } : field;
  });
}

/** The label of a place, or of what holds it. */
export function labelAbove(place: string): string {
  const keys = place.split(".");
  while (keys.length) {
    const label = labelOf(keys.join("."));
    if (label) return label;
    keys.pop();
  }
  return "";
}

/** What a package begins with that is made from another: all of it but what must be its own. */
export function packageLike({ badge, insteadOf, ...other }: PackageDocument): object {
  return { ...other, name: "" };
}

/** The next day begins with the drawing of the one before. */
export const dayAfter = (day?: PlanDayDocument): object => ({
  title: "",
  scene: day?.scene ?? "land",
});

const linesOf = ({ features = [], stages = [] }: PackageDocument): readonly string[] => [
  ...features,
  ...stages.flatMap((stage) => stage.features),
];

/**
 * A trip whose packages call each other by the names and lines that they have now. A line that was reworded in its
 * place goes on replacing what it replaced; of one that is gone nothing is said.
 */
export function withNamesFollowed(before: object, after: object): object {
  const [old, now] = [before, after].map((document) => (document as SoldDocument).packages) as [
    SoldDocument["packages"],
    SoldDocument["packages"],
  ];
  const names = new Map(old.map(({ name }, at) => [name, now[at]?.name ?? name]));
  const lines = new Map(
    old.flatMap((one, at) => {
      const other = linesOf(now[at] ?? one);
      const isReworded = other.length === linesOf(one).length;
      return linesOf(one).map((line, number) => [line, (isReworded && other[number]) || line]);
    }),
  );
  const all = new Set(now.flatMap(linesOf));
  const packages = now.map((one) => {
    const { allOf, insteadOf, ...rest } = one;
    const own = new Set(linesOf(one));
    // Packages may have the same line: it follows only where it is there no more.
    const followed = (line: string, there: ReadonlySet<string>) =>
      there.has(line) ? line : (lines.get(line) ?? line);
    const kept = Object.entries(insteadOf ?? {})
      .map(([mine, theirs]) => [followed(mine, own), followed(theirs, all)] as const)
      .filter(([mine, theirs]) => own.has(mine) && all.has(theirs));
    return {
      ...rest,
      ...(allOf !== undefined && { allOf: names.get(allOf) ?? allOf }),
      ...(kept.length && { insteadOf: Object.fromEntries(kept) }),
    };
  });
  return { ...after, packages };
}
