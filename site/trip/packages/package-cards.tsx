import { dayHeight, dayWidth } from "@maloca/artwork/frieze/frieze-view";
import {
  formatCop,
  formatDuration,
  formatUsd,
  formatUsdWithCop,
  GROUP_FEES,
  GROUP_SIZE,
  listedFeatures,
  type Price,
  pictureAddress,
  priceTexts,
  quote,
  sum,
  type Trip,
  type TripPackage,
} from "@maloca/catalog";
import { Art } from "../../components/art";
import { ReserveButton } from "../../components/buttons";
import { approximate, perUnit, withUnit } from "../../components/price";
import { TextList } from "../../components/texts";
import { checked } from "../../components/texts.css";
import { shownFrom } from "../../content/operator-pictures";
import { tripWords } from "../../content/trip";
import { grid } from "../../style/grid.css";
import { onScreen } from "../../style/print.css";
import { DayMarks } from "../days/day-frieze";
import { packagePlan } from "../days/day-plans";
import * as styles from "./package-cards.css";

/** A package as one of three columns, whose prices and buttons are aligned. */
export function PackageColumn(props: PackageCardProps) {
  const { package: one, trip } = props;
  const look = one.badge ? "badged" : "plain";
  return (
    <article className={styles.column[look]}>
      <div>
        {one.image ? (
          <Art picture={one.image} className={styles.columnPicture} />
        ) : (
          // Where another package has a picture, a pattern has its place.
          trip.packages.some(({ image }) => image) && (
            <div className={styles.columnPattern[look]} aria-hidden="true" />
          )
        )}
        <PackageHead package={one} />
      </div>
      <PriceBlock price={one.price} unit={trip.priceUnit} />
      <div className={styles.columnContent}>
        <PackageContent {...props} />
      </div>
      <div className={styles.columnButton}>
        <ReservePackage {...props} />
      </div>
    </article>
  );
}

/** A package beside its picture, which bleeds off the left and the right edge in turn. */
export function PackagePostcard(props: PackageCardProps) {
  const { package: one } = props;
  return (
    <article
      className={[styles.postcard, grid, one.badge && styles.lightMarks].filter(Boolean).join(" ")}
    >
      {one.image && <Art frame={styles.postcardPicture} picture={one.image} />}
      <div className={styles.postcardWords}>
        <PackageHead package={one} />
        <div>
          <PackageContent {...props} />
        </div>
        <PriceBlock price={one.price} unit={props.trip.priceUnit} />
        <ReservePackage {...props} />
      </div>
    </article>
  );
}

/** A package as a full-width row; the recommended one is dark. Its days stand beside what it has. */
export function PackageRow(props: PackageCardProps) {
  const { package: one, trip } = props;
  const look = packagePlan(one, trip) ? "planned" : "alone";
  return (
    <article
      className={`${grid} ${styles.row[one.badge ? "badged" : "plain"]} ${styles.rowLook[look]}`}
    >
      <div className={styles.rowHead[look]}>
        <PackageHead package={one} />
        {one.image && <Art picture={one.image} className={styles.rowPicture} />}
      </div>
      <div className={styles.rowBody[look]}>
        <PackageContent {...props} />
      </div>
      <div className={styles.rowPrice[look]}>
        <PriceBlock price={one.price} unit={props.trip.priceUnit} />
        <ReservePackage {...props} />
      </div>
    </article>
  );
}

interface PartProps {
  package: TripPackage;
}

function PackageHead({ package: { badge, name, duration } }: PartProps) {
  return (
    <header>
      {badge && <p className={`${styles.badge} ${onScreen}`}>{badge}</p>}
      <h3 className={styles.name}>{name}</h3>
      {duration && <p>{formatDuration(duration)}</p>}
    </header>
  );
}

/** The package's content: one list of features or one for each stage, and its days. */
function PackageContent({ package: one, trip }: PackageCardProps) {
  const plan = packagePlan(one, trip);
  return (
    <>
      <div>
        <p>{one.description}</p>
        {!one.stages && <Features items={listedFeatures(one)} />}
        {one.stages?.map(({ place, lodging, features }) => (
          <div key={place} className={styles.stage}>
            <h4 className={styles.stageName}>
              {place}: {lodging}
            </h4>
            <Features items={features} />
          </div>
        ))}
      </div>
      {plan && (
        <div>
          <img
            src={pictureAddress(shownFrom(plan.src))}
            alt=""
            width={dayWidth * plan.days.length}
            height={dayHeight}
            loading="lazy"
            className={styles.frieze}
          />
          <ol className={styles.days}>
            {plan.days.map((day) => (
              <li key={day.title} className={styles.day}>
                <span>{day.title}</span>
                <DayMarks day={day} place="line" />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

const Features = ({ items }: { items: readonly string[] }) => (
  <TextList texts={items} className={styles.features} item={checked} />
);

export interface PackageCardProps {
  package: TripPackage;
  trip: Trip;
}

interface ReservePackageProps extends PackageCardProps {
  /** Shows only the button's first word, in a narrow column. */
  short?: boolean;
}

/** A package's button; a trip may set its words. */
export function ReservePackage({
  package: { name, badge, price },
  trip,
  short = false,
}: ReservePackageProps) {
  const words = trip.packageWords?.reserve ?? tripWords.reserve;
  return (
    <ReserveButton
      about={trip}
      package={name}
      price={quote(price)}
      variant={badge ? "maize" : "clay"}
      label={words.replace("{package}", name)}
      short={short}
    />
  );
}

interface PriceBlockProps {
  price: Price;
  /** What the price is for, where the operator says it. */
  unit: Trip["priceUnit"];
}

/** A price in large type, and its parts. */
export function PriceBlock({ price, unit }: PriceBlockProps) {
  const [stated, converted] = priceTexts(quote(price));
  return (
    <div className={styles.priceBlock} data-price="">
      <p className={styles.priceAmount}>{stated}</p>
      <p>{withUnit(perUnit({ priceUnit: unit }), approximate(converted))}</p>
      {breakdownOf(price).map((line) => (
        <p key={line} className={styles.priceDetail}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** The parts of a price that is a sum; none for other prices. */
function breakdownOf(price: Price): string[] {
  const { group } = quote(price);
  if (price.kind === "group" && group) {
    const { cityCop, parkCop, extrasCop } = price;
    return [
      `${tripWords.groupOf(GROUP_SIZE)}: ${formatCop(group.cop)} (${formatUsd(group.usd)})`,
      tripWords.groupParts(
        formatCop(cityCop),
        formatCop(parkCop),
        formatCop(sum(extrasCop)),
        GROUP_FEES.management + GROUP_FEES.transaction,
      ),
    ];
  }
  if (price.kind !== "per-night") return [];
  const { nights, usdPerNight, extrasUsd, copPerUsd } = price;
  return [
    `${nights} ${tripWords.nights} × ${formatUsdWithCop(usdPerNight, copPerUsd)}`,
    `+ ${formatUsdWithCop(sum(extrasUsd), copPerUsd)} ${tripWords.services}`,
  ];
}
