import type { Trip, TripPackage } from "./trip";

/** The features of a package, as its card lists them. */
export const listedFeatures = ({ lodging, meals, allOf, features = [] }: TripPackage) => [
  ...(lodging ? [lodging] : []),
  ...(allOf ? [`Todo lo de ${allOf}`] : []),
  ...features,
  ...(meals ? [meals] : []),
];

/** A package together with what it inherits from another one (`allOf`). */
interface WholePackage {
  lodging: string | undefined;
  meals: string | undefined;
  features: readonly string[];
}

/** @throws Error if it inherits from a package that the trip does not have. */
export function wholePackage(one: TripPackage, { packages }: Pick<Trip, "packages">): WholePackage {
  const features = [...(one.features ?? []), ...(one.stages ?? []).flatMap((at) => at.features)];
  const lodging = one.lodging ?? one.stages?.map((at) => at.lodging).join("; ");
  if (!one.allOf) return { lodging, meals: one.meals, features };
  const other = packages.find(({ name }) => name === one.allOf);
  if (!other) throw new Error(`"${one.name}": no package is called "${one.allOf}"`);
  const base = wholePackage(other, { packages });
  return {
    lodging: lodging ?? base.lodging,
    meals: one.meals ?? base.meals,
    features: [...base.features, ...features],
  };
}
