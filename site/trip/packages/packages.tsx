import { assumesUnit, GROUP_SIZE, leastQuote, type Trip } from "@maloca/catalog";
import { type ReactNode, useContext } from "react";
import { NextSeason } from "../../components/season";
import { TextList } from "../../components/texts";
import { heading } from "../../components/texts.css";
import { finder } from "../../content/finder";
import { tripWords } from "../../content/trip";
import { grid, main } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import { variantsOf } from "../page-variants";
import { Comparison } from "./comparison";
import { Lodgings } from "./lodgings";
import { COMPARISON_ID, PACKAGES_ID } from "./names";
import { type PackageCardProps, PackageColumn, PackagePostcard, PackageRow } from "./package-cards";
import * as styles from "./packages.css";

/** The packages, their comparison, and notes on prices and payment. */
export function Packages({ trip }: { trip: Trip }) {
  return (
    <section id={PACKAGES_ID} className={styles.packages}>
      <div className={grid}>
        <h2 className={`${heading} ${main}`}>{trip.packageWords?.title ?? tripWords.packages}</h2>
        {trip.packages.length > 1 && (
          <p className={`${styles.compare} ${onScreen}`}>
            <a href={`#${COMPARISON_ID}`}>{tripWords.compare}</a>
          </p>
        )}
        <p className={styles.search} data-asked="" data-idle="">
          <span /> <span>{sumNote(trip)}</span> <a href="/#buscador">{finder.change}</a>
        </p>
      </div>
      {shapes[variantsOf(trip).packages](trip)}
      <Comparison trip={trip} />
      <Terms trip={trip} />
    </section>
  );
}

/** What a total for several people assumes, if anything. */
const sumNote = (trip: Trip) =>
  leastQuote(trip.packages).group
    ? tripWords.perGroup.replace("{size}", `${GROUP_SIZE}`)
    : assumesUnit(trip) && tripWords.assumed;

const each = (Card: (props: PackageCardProps) => ReactNode) => (trip: Trip) =>
  trip.packages.map((one) => <Card key={one.name} package={one} trip={trip} />);

const shapes = {
  rows: each(PackageRow),
  columns: (trip: Trip) => (
    <div className={`${grid} ${styles.shelf}`}>
      <div className={styles.columns}>{each(PackageColumn)(trip)}</div>
    </div>
  ),
  postcards: each(PackagePostcard),
  lodgings: (trip: Trip) => <Lodgings trip={trip} />,
};

function Terms({ trip: { priceNotes = [] } }: { trip: Trip }) {
  const lines = [...priceNotes, ...(useContext(NextSeason) ? [tripWords.nextSeasonTerms] : [])];
  if (lines.length === 0) return null;
  return (
    <div className={grid}>
      <TextList texts={lines} className={styles.terms} />
    </div>
  );
}
