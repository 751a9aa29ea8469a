import { dayHeight, dayWidth } from "@maloca/artwork/frieze/frieze-view";
import { formatDuration, listedFeatures, type TripPackage } from "@maloca/catalog";
import { TextList } from "../../components/text-list";
import { onScreen } from "../../style/print.css";
import { DayMarks } from "../days/day-frieze";
import { packagePlan } from "../days/day-plans";
import * as styles from "./package-words.css";
import type { PackageCardProps } from "./reserve-package";

interface PartProps {
  package: TripPackage;
}

const variantOf = ({ badge }: TripPackage) => (badge ? "badged" : "plain");

export function PackageHead({ package: { badge, name, duration } }: PartProps) {
  return (
    <header>
      {badge && <p className={`${styles.badge} ${onScreen}`}>{badge}</p>}
      <h3 className={styles.name}>{name}</h3>
      <p>{formatDuration(duration)}</p>
    </header>
  );
}

/** The package's content: one list of features or one for each stage, and its days. */
export function PackageContent({ package: one, trip }: PackageCardProps) {
  const plan = packagePlan(one, trip);
  return (
    <>
      <p>{one.description}</p>
      {!one.stages && <Features of={one} items={listedFeatures(one)} />}
      {one.stages?.map(({ place, lodging, features }) => (
        <div key={place} className={styles.stage}>
          <h4 className={styles.stageName}>
            {place}: {lodging}
          </h4>
          <Features of={one} items={features} />
        </div>
      ))}
      {plan && (
        <>
          <img
            src={plan.src}
            alt=""
            width={dayWidth * plan.days.length}
            height={dayHeight}
            loading="lazy"
            className={styles.frieze}
          />
          <ol className={styles.days}>
            {plan.days.map((day) => (
              <li key={day.title} className={styles.day[variantOf(one)]}>
                <span>{day.title}</span>
                <DayMarks day={day} place="line" />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

const Features = ({ of, items }: { of: TripPackage; items: readonly string[] }) => (
  <TextList texts={items} className={styles.features} item={styles.feature[variantOf(of)]} />
);
