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
  priceFor: (people: number) => (people === 1 ? "Precio" : `Precio para ${people}`),
  groupPrice: "Precio del grupo",
  has: "Incluido",
  hasNot: "No incluido",
  blankCell: "Donde no dice nada, el paquete no lo menciona: pregúntanos.",
} as const;

/** Numbers of people for which the table has a total. */
const GROUPS = [2, 4];

export interface ComparedLine {
  label: string;
  /** One for each package. For a feature: whether it is included; `undefined` where it is not mentioned. */
  cells: readonly (string | boolean | undefined)[];
}

/** What a trip's packages have, line by line, with their prices at the end. */
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
    ...priceLines(packages, trip),
  ];
}

/** What a package has instead of an ordinary feature, such as a private tour instead of a shared one. */
const replacementFor = (one: TripPackage | undefined, ordinary: string) =>
  Object.entries(one?.insteadOf ?? {}).find(([, other]) => other === ordinary)?.[0];

/** The price for one person and for some numbers of people; for groups with one price, that price. */
function priceLines(packages: readonly TripPackage[], { travelers }: Trip): ComparedLine[] {
  const quotes = packages.map(({ price }) => quote(price));
  if (quotes.some(({ group }) => group)) {
    const cells = quotes.map(({ group, cop }) => formatCop(group?.cop ?? cop));
    return [{ label: comparisonWords.groupPrice, cells }];
  }
  const counts = GROUPS.filter((people) => people <= (travelers?.max ?? people));
  return [1, ...counts].map((people) => ({
    label: comparisonWords.priceFor(people),
    cells: quotes.map(({ cop }) => formatCop(cop * people)),
  }));
}
