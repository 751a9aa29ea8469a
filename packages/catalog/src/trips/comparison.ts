import { formatDuration } from "../duration";
import { formatCop } from "../money";
import { quote } from "../price";
import { wholePackage } from "./features";
import { includedText } from "./included";
import type { Trip, TripPackage } from "./trip";

/** Words of the table that compares a trip's packages. */
export const comparisonWords = {
  duration: "Duración",
  lodging: "Alojamiento",
  meals: "Comidas",
  price: "Precio",
  groupPrice: "Precio del grupo",
  has: "Incluido",
  hasNot: "No incluido",
  blankCell: "Donde no dice nada, el paquete no lo menciona: pregúntanos.",
} as const;

export interface ComparedLine {
  label: string;
  /** One for each package. For a feature: whether it is included; `undefined` where it is not mentioned. */
  cells: readonly (string | boolean | undefined)[];
}

/** What a trip's packages have, line by line, with their prices at first. */
export function comparedLines(trip: Trip): ComparedLine[] {
  const { packages } = trip;
  const whole = packages.map((one) => wholePackage(one, trip));
  const inEveryPackage = trip.included.map(includedText);
  const replacing = new Set(packages.flatMap(({ insteadOf = {} }) => Object.keys(insteadOf)));
  const features = new Set(whole.flatMap((one) => one.features.filter((it) => !replacing.has(it))));
  const rows = [
    { label: comparisonWords.duration, cells: packages.map((one) => formatDuration(one.duration)) },
    { label: comparisonWords.lodging, cells: whole.map(({ lodging = "" }) => lodging) },
    { label: comparisonWords.meals, cells: whole.map(({ meals = "" }) => meals) },
  ];
  return [
    priceLine(packages),
    ...rows.filter(({ cells }) => cells.some(Boolean)),
    ...[...features].map((label) => ({
      label,
      // Every package has what the trip includes, also where its card does not repeat it.
      cells: whole.map(
        (one, i) =>
          replacementFor(packages[i], label) ||
          one.features.includes(label) ||
          inEveryPackage.includes(label) ||
          // A feature that is not mentioned is not excluded.
          (trip.notIncluded.includes(label) ? false : undefined),
      ),
    })),
  ];
}

/** What a package has instead of an ordinary feature, such as a private tour instead of a shared one. */
const replacementFor = (one: TripPackage | undefined, ordinary: string) =>
  Object.entries(one?.insteadOf ?? {}).find(([, other]) => other === ordinary)?.[0];

/** The price of each package, or that of its group. */
function priceLine(packages: readonly TripPackage[]): ComparedLine {
  const quotes = packages.map(({ price }) => quote(price));
  return {
    label: comparisonWords[quotes.some(({ group }) => group) ? "groupPrice" : "price"],
    cells: quotes.map(({ group, cop }) => formatCop(group?.cop ?? cop)),
  };
}
