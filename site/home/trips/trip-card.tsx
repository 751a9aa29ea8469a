import { formatDays, type ListedTrip, type TripSlug, whenWords } from "@maloca/catalog";
import type { ReactNode } from "react";
import { Art } from "../../components/art";
import { button } from "../../components/button.css";
import { TextList } from "../../components/text-list";
import * as styles from "./trip-card.css";

/** How many of the trip's checks a card shows. */
const HIGHLIGHTS = 3;

interface TripCardProps {
  trip: ListedTrip<TripSlug>;
  name: string;
  place: string;
  badge: ReactNode;
  status?: string;
  text?: string;
  /** The price, in large type, with the words before and after it. */
  price: { amount: string; before: string; after: ReactNode; charged?: string | undefined };
  /** The button's words; screen readers also read the trip's name. */
  link: string;
  note?: ReactNode;
}

export const cardBadge = styles.badge;

/** A trip's card; its picture moves to the trip's page in a view transition. */
export function TripCard(props: TripCardProps) {
  const { image } = props.trip.hero;
  const { trip, name, place, badge, status, text, price, link, note } = props;
  return (
    <li className={styles.card}>
      <div className={styles.art}>
        <Art
          picture={{ ...image, alt: image.caption }}
          trip={trip.slug}
          className={styles.picture}
        />
      </div>
      <p className={styles.tags}>
        {status && <span className={styles.status}>{status}</span>} {badge}
      </p>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.place}>{place}</p>
        <p className={styles.length}>
          {formatDays(trip.packages.map(({ duration }) => duration))} · {whenWords(trip)}
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <TextList
        texts={trip.about.checks.slice(0, HIGHLIGHTS)}
        className={styles.highlights}
        item={styles.highlight}
      />
      <div className={styles.foot}>
        <p>
          {price.before} <strong className={styles.amount}>{price.amount}</strong>
          {price.after}
          {price.charged && `. ${price.charged}`}
        </p>
        {note && <div className={styles.note}>{note}</div>}
        <a
          className={`${button.clay} ${styles.link}`}
          href={`/${trip.slug}`}
          aria-label={`${link}: ${name}`}
        >
          {link}
        </a>
      </div>
    </li>
  );
}
