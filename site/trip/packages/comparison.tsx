import {
  formatCop,
  formatDuration,
  includedText,
  quote,
  type Trip,
  type TripPackage,
  wholePackage,
} from "@maloca/catalog";
import { assumesUnit } from "../../components/price";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { hidden } from "../../style/hidden.css";
import { onScreen } from "../../style/print.css";
import * as styles from "./comparison.css";
import { pairName } from "./pair-name";
import { ReservePackage } from "./reserve-package";

/** Numbers of people for which the table has a total. */
const GROUPS = [2, 4];

interface Line {
  label: string;
  /** One for each package. For a feature: whether it is included; `undefined` where it is not mentioned. */
  cells: readonly (string | boolean | undefined)[];
}

/** A table that compares the packages. A phone shows two of them; equal lines can be hidden. */
export function Comparison({ trip }: { trip: Trip }) {
  const { packages } = trip;
  if (packages.length < 2) return null;
  return (
    <div className={grid}>
      <details className={styles.comparison}>
        <summary className={styles.summary}>{tripWords.compare}</summary>
        <div className={styles.chooser}>
          {tripWords.compared.map((word, at) => (
            <label key={word} className={styles.choice}>
              {word}
              <select className={styles.select} data-column={at} defaultValue={at}>
                {packages.map(({ name }, i) => (
                  <option key={name} value={i}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <label className={styles.filter}>
          <input type="checkbox" className={styles.checkbox} /> {tripWords.differencesOnly}
        </label>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
        <section className={styles.scroller} aria-label={tripWords.compare} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                {packages.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {linesOf(trip).map(({ label, cells }) => (
                <tr key={label} data-same={samePairs(cells).join(" ") || undefined}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, i) => (
                    <Cell key={packages[i]?.name} cell={cell} />
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot className={onScreen}>
              <tr>
                <th scope="row">
                  <span className={hidden}>{tripWords.reserve}</span>
                </th>
                {packages.map((one) => (
                  <td key={one.name}>
                    <ReservePackage package={one} trip={trip} short />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
        <p className={styles.legend}>{tripWords.blankCell}</p>
        {assumesUnit(trip) && <p className={styles.legend}>{tripWords.assumed}</p>}
      </details>
    </div>
  );
}

function Cell({ cell }: { cell: Line["cells"][number] }) {
  if (typeof cell !== "boolean") return <td>{cell}</td>;
  return (
    <td className={styles.has[cell ? "yes" : "no"]}>
      <span className={hidden}>{cell ? tripWords.has : tripWords.hasNot}</span>
    </td>
  );
}

/** The pairs of packages that are equal in a line, as the style sheet names them: `0-1 1-2`; also `all` if all are. */
function samePairs(cells: Line["cells"]): string[] {
  const equal = cells.flatMap((one, i) =>
    cells.flatMap((other, j) => (i < j && one === other ? [pairName(i, j)] : [])),
  );
  return new Set(cells).size === 1 ? ["all", ...equal] : equal;
}

function linesOf(trip: Trip): Line[] {
  const { packages } = trip;
  const whole = packages.map((one) => wholePackage(one, trip));
  const inEveryPackage = trip.included.map(includedText);
  const replacing = new Set(packages.flatMap(({ insteadOf = {} }) => Object.keys(insteadOf)));
  const features = new Set(whole.flatMap((one) => one.features.filter((it) => !replacing.has(it))));
  const rows = [
    { label: tripWords.duration, cells: packages.map((one) => formatDuration(one.duration)) },
    { label: tripWords.lodging, cells: whole.map(({ lodging = "" }) => lodging) },
    { label: tripWords.meals, cells: whole.map(({ meals = "" }) => meals) },
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
function priceLines(packages: readonly TripPackage[], { travelers }: Trip): Line[] {
  const quotes = packages.map(({ price }) => quote(price));
  if (quotes.some(({ group }) => group)) {
    const cells = quotes.map(({ group, cop }) => formatCop(group?.cop ?? cop));
    return [{ label: tripWords.groupPrice, cells }];
  }
  const counts = GROUPS.filter((people) => people <= (travelers?.max ?? people));
  return [1, ...counts].map((people) => ({
    label: tripWords.priceFor(people),
    cells: quotes.map(({ cop }) => formatCop(cop * people)),
  }));
}
