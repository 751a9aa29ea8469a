import type { Trip } from "@maloca/catalog";
import { FactLines } from "../../components/fact-lines";
import { Figures } from "../../components/figures";
import { FromPrice } from "../../components/price";
import { Paragraphs, TextList } from "../../components/texts";
import { checked, heading } from "../../components/texts.css";
import { OverlayCard } from "../../components/woven";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import { PACKAGES_ID } from "../packages/names";
import { variantsOf } from "../page-variants";
import * as styles from "./about.css";

/** A text about the place, and the trip's facts and figures. */
export function About({ trip }: { trip: Trip }) {
  const { about, figures } = trip;
  const variants = variantsOf(trip);
  const overlay = variants.facts === "overlay";
  return (
    <section className={grid}>
      <div className={styles.words[variants.facts]}>
        <h2 className={`${heading} ${styles.title}`}>{about.title}</h2>
        <div className={styles.paragraphs}>
          <Paragraphs of={about.paragraphs} />
        </div>
        <TextList texts={about.checks} className={styles.checks} item={checked} />
      </div>
      {overlay ? (
        <OverlayCard className={styles.card}>
          <FactsCard trip={trip} />
        </OverlayCard>
      ) : (
        <div className={`${styles.strip} ${grid}`}>
          <div className={styles.stripBody}>
            <FactsCard trip={trip} />
          </div>
        </div>
      )}
      {figures ? (
        <div className={`${styles.figures} ${onScreen}`}>
          <Figures facts={figures} on="paper" layout={variants.figures} />
        </div>
      ) : (
        <div className={styles.end} />
      )}
    </section>
  );
}

function FactsCard({ trip }: { trip: Trip }) {
  return (
    <>
      <h2 className={styles.cardTitle}>{tripWords.facts}</h2>
      <FactLines lines={trip.facts} className={styles.facts} classes={styles} />
      <div className={styles.price}>
        <FromPrice {...trip} />
        <a href={`#${PACKAGES_ID}`} className={`${styles.toPackages} ${onScreen}`}>
          {tripWords.seePackages}
        </a>
      </div>
    </>
  );
}
