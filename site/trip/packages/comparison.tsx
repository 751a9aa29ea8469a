import { type ComparedLine, comparedLines, type Trip } from "@maloca/catalog";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { hidden, onScreen } from "../../style/print.css";
import * as styles from "./comparison.css";
import { COMPARISON_ID, pairName } from "./names";
import { ReservePackage } from "./package-cards";

/** A table that compares the packages. A phone shows two of them; equal lines can be hidden. */
export function Comparison({ trip }: { trip: Trip }) {
  const { packages } = trip;
  if (packages.length < 2) return null;
  return (
    <div className={grid}>
      <details id={COMPARISON_ID} className={styles.comparison}>
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
              {comparedLines(trip).map(({ label, cells }) => (
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
      </details>
    </div>
  );
}

function Cell({ cell }: { cell: ComparedLine["cells"][number] }) {
  if (typeof cell !== "boolean") return <td>{cell}</td>;
  return (
    <td className={styles.has[cell ? "yes" : "no"]}>
      <span className={hidden}>{cell ? tripWords.has : tripWords.hasNot}</span>
    </td>
  );
}

/** The pairs of packages that are equal in a line, as the style sheet names them: `0-1 1-2`; also `all` if all are. */
function samePairs(cells: ComparedLine["cells"]): string[] {
  const equal = cells.flatMap((one, i) =>
    cells.flatMap((other, j) => (i < j && one === other ? [pairName(i, j)] : [])),
  );
  return new Set(cells).size === 1 ? ["all", ...equal] : equal;
}
