import { type Picture, safeAddress } from "@maloca/catalog";
import { newsletterAttributes } from "@maloca/catalog/requests/newsletter.submission";
import { newsletterService } from "@maloca/catalog/settings";
import { pictureOf } from "@maloca/catalog/trips/from-document";
import { Art } from "../components/art";
import { button } from "../components/button.css";
import { ReserveButton } from "../components/buttons";
import { Closing } from "../components/closing";
import { Figures } from "../components/figures";
import { PhoneFold } from "../components/fold";
import { besideHeading } from "../components/fold.css";
import { eyebrow, heading, subheading } from "../components/texts.css";
import { Widget } from "../components/widget";
import { home } from "../content/home";
import { stories, storyPath, withDate } from "../content/stories";
import { grid, main } from "../style/grid.css";
import * as styles from "./closing.css";

interface StoryCard {
  title: string;
  excerpt: string;
  category: string;
  picture: Picture;
  date?: string | undefined;
  /** Unset while the story has no page: its button is shown and disabled. */
  href?: string;
}

const { blog } = home;

const cards: readonly StoryCard[] = [
  ...stories.map((story) => ({
    ...story.card,
    title: story.title,
    date: story.date,
    href: storyPath(story),
  })),
  ...blog.upcoming.map((story) => ({ ...story, picture: pictureOf(story.picture) })),
];

export function Blog() {
  return (
    <section id="blog" className={`${grid} ${styles.blog}`}>
      <h2 className={`${heading} ${main}`}>{blog.title}</h2>
      <ul className={styles.stories}>
        {cards.map(({ title, excerpt, category, date, picture, href }) => (
          <li key={title} className={styles.story}>
            <Art picture={picture} />
            <div className={styles.words}>
              <p className={eyebrow}>
                {href ? withDate(category, date) : `${category} · ${blog.soon}`}
              </p>
              <h3 className={subheading}>{title}</h3>
              <p>{excerpt}</p>
              {href ? (
                <a
                  className={button.clay}
                  href={safeAddress(href)}
                  aria-label={`${blog.link}: ${title}`}
                >
                  {blog.link}
                </a>
              ) : (
                <button type="button" className={button.clay} disabled>
                  {blog.link}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Newsletter() {
  const { newsletter } = home;
  return (
    <section id="newsletter" className={`${grid} ${styles.newsletter}`}>
      <PhoneFold
        className={`${main} ${besideHeading}`}
        opensByLink
        heading={<h2 className={subheading}>{newsletter.title}</h2>}
      >
        <div className={styles.subscribe}>
          <p>{newsletter.text}</p>
          <Widget name="newsletter" attributes={newsletterAttributes(newsletterService)} />
        </div>
      </PhoneFold>
    </section>
  );
}

export function Vision() {
  const { vision } = home;
  return (
    <Closing title={vision.title} picture={pictureOf(vision.picture)}>
      <Figures facts={vision.figures} on="forest" layout="even" />
      <p>{vision.text}</p>
      <ReserveButton variant="maize" label={vision.reserve} />
    </Closing>
  );
}
