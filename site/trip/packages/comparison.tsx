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

/** Groups whose price is written out. */
const GROUPS = [2, 4];

interface Line {
  label: string;
  /** One for each package; of a feature, whether it is included, or nothing where nothing says so. */
  cells: readonly (string | boolean | undefined)[];
}

/** The packages side by side, on a phone the two that are chosen; equal lines can be hidden. */
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
                <td />
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

/** The packages that are equal in a line, two by two, as the style sheet names them: `0-1 1-2`; `all` where all are. */
function samePairs(cells: Line["cells"]): string[] {
  const equal = cells.flatMap((one, i) =>
    cells.flatMap((other, j) => (i < j && one === other ? [pairName(i, j)] : [])),
  );
  return new Set(cells).size === 1 ? ["all", ...equal] : equal;
}

function linesOf(trip: Trip): Line[] {
  const { packages } = trip;
  const whole = packages.map((one) => wholePackage(one, trip));
  const everyones = trip.included.map(includedText);
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
      // What the trip includes every package has, whether its card repeats it or not.
      cells: whole.map(
        (one, i) =>
          replacementFor(packages[i], label) ||
          one.features.includes(label) ||
          everyones.includes(label) ||
          // Not mentioned is not excluded.
          (trip.notIncluded.includes(label) ? false : undefined),
      ),
    })),
    ...priceLines(packages, trip),
  ];
}

/** What a package has in place of an ordinary feature: a private outing is no lack of the shared one. */
const replacementFor = (one: TripPackage | undefined, ordinary: string) =>
  Object.entries(one?.insteadOf ?? {}).find(([, other]) => other === ordinary)?.[0];

/** What one pays, and what some pay together; a group's price is one sum. */
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
