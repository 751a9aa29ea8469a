import { pictureAddress, safeAddress } from "@maloca/catalog";
import { createContext, type ReactNode, useContext } from "react";
import { heading, subheading } from "../components/texts.css";
import {
  trust as given,
  type Host,
  type Photo,
  type Review,
  type Trust,
  trustWords,
} from "../content/trust";
import { grid, main } from "../style/grid.css";
import * as styles from "./trust-section.css";

/** The operator's hosts, photos and reviews. Tests provide others. */
export const TrustContext = createContext<Trust>(given);

/** Hosts, photos and reviews of a page's trip (docs/trust.md), by its slug. */
export function TrustSection({ page }: { page: string }) {
  const trust = useContext(TrustContext);
  const hosts = trust.hosts.filter(({ pages }) => pages.includes(page));
  const photos = trust.photos.filter(({ pages }) => pages.includes(page));
  const reviews = trust.reviews.filter((one) => one.page === page);
  if (hosts.length + photos.length + reviews.length === 0) return null;
  return (
    <section className={styles.trust}>
      <Cards title={trustWords.hosts} className={styles.hosts}>
        {hosts.map((host) => (
          <HostCard key={host.name} host={host} />
        ))}
      </Cards>
      <Cards title={trustWords.photos} className={styles.photos}>
        {photos.map((photo) => (
          <PhotoCard key={photo.src} photo={photo} />
        ))}
      </Cards>
      <Cards title={trustWords.reviews} className={styles.reviews}>
        {reviews.map((review) => (
          <ReviewCard key={review.text} review={review} />
        ))}
      </Cards>
    </section>
  );
}

interface CardsProps {
  title: string;
  className: string;
  children: readonly ReactNode[];
}

/** A title above cards; nothing without cards. */
function Cards({ title, className, children }: CardsProps) {
  if (children.length === 0) return null;
  return (
    <div className={grid}>
      <h2 className={`${heading} ${main}`}>{title}</h2>
      <ul className={className}>{children}</ul>
    </div>
  );
}

function PhotoCard({ photo }: { photo: Photo }) {
  return (
    <li>
      <figure>
        <Picture photo={photo} className={styles.photo} />
        <figcaption className={styles.caption}>
          {trustWords.photoBy(photo.author)}. {photo.place}, {monthOf(photo.date)}
        </figcaption>
      </figure>
    </li>
  );
}

function HostCard({ host: { name, role, place, words, photo } }: { host: Host }) {
  return (
    <li className={styles.host[photo ? "shown" : "named"]}>
      {photo && <Face photo={photo} />}
      <div>
        <h3 className={subheading}>{name}</h3>
        <p className={styles.role}>
          {role}, {place}
        </p>
        {words && <blockquote className={styles.words}>{words}</blockquote>}
        {photo && <FaceCaption photo={photo} />}
      </div>
    </li>
  );
}

function ReviewCard({ review: { text, author, date, source } }: { review: Review }) {
  return (
    <li className={styles.review}>
      <blockquote className={styles.quote}>{text}</blockquote>
      <p className={styles.caption}>
        <b>{author}</b>, {trustWords.travelled(monthOf(date))}
        {source && (
          <>
            {" · "}
            <a href={safeAddress(source.href)} target="_blank" rel="noopener">
              {source.label}
            </a>
          </>
        )}
      </p>
    </li>
  );
}

/** A photo of somebody, in a circle. */
export const Face = ({ photo }: { photo: Photo }) => (
  <Picture photo={photo} className={styles.face} />
);

/** Who took a person's photo, and when. */
export const FaceCaption = ({ photo: { author, date } }: { photo: Photo }) => (
  <p className={styles.caption}>
    {trustWords.photoBy(author)}, {monthOf(date)}
  </p>
);

function Picture({ photo, className }: { photo: Photo; className: string }) {
  const { src, alt, width, height } = photo;
  return (
    <img
      src={pictureAddress(src)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}

const months = new Intl.DateTimeFormat("es-CO", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `2026-08` → `agosto de 2026`. */
const monthOf = (date: string) => months.format(new Date(`${date}-01T00:00:00Z`));
