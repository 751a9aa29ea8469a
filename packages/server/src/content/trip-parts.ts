import type { PackageDocument } from "@maloca/catalog/trips/package-document";

const linesOf = ({ features = [], stages = [] }: PackageDocument): readonly string[] => [
  ...features,
  // One that is added has none yet.
  ...stages.flatMap((stage) => stage.features ?? []),
];

type Packages = [readonly PackageDocument[], readonly PackageDocument[]];

/**
 * A trip whose packages call each other by the names and lines that they have now. A line that was reworded in its
 * place goes on replacing what it replaced; of one that is gone nothing is said.
 */
export function withNamesFollowed(before: object, after: object): object {
  const [old, now] = [before, after].map((trip) => Reflect.get(trip, "packages")) as Packages;
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
