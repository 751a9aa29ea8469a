import { Art } from "../../components/art";
import { LinkButton, ShareButton } from "../../components/buttons";
import { FactLines } from "../../components/fact-lines";
import { BACK, type Story, withDate } from "../../content/stories";
import { Document } from "../../Document";
import { grid } from "../../style/grid.css";
import * as styles from "./across.css";
import { documentOf } from "./document-of";
import { Prose } from "./prose";

/** A story with its picture across the page, facts in the margin, the text beside them. */
export function AcrossStory({ story }: { story: Story }) {
  return (
    <Document {...documentOf(story)}>
      <article>
        <header>
          <Art frame={styles.horizon} picture={story.image} first className={styles.art} />
          <div className={styles.sheet}>
            <a className={styles.back} href="/">
              {BACK}
            </a>
            <p className={styles.eyebrow}>{withDate(story.eyebrow, story.date)}</p>
            <h1 className={styles.title}>{story.title}</h1>
          </div>
        </header>
        <div className={`${grid} ${styles.body}`}>
          <p className={styles.lead}>{story.lead}</p>
          {story.facts && (
            <aside className={styles.margin} aria-label={story.facts.title}>
              <FactLines lines={story.facts.list} className={styles.facts} classes={styles} />
            </aside>
          )}
          <div className={styles.prose}>
            <Prose pieces={story.pieces} classes={styles.proseClasses} />
            <p className={styles.end}>
              <LinkButton variant="clay" href="/" label={BACK} />
              {story.next && <LinkButton variant="outline" {...story.next} />}
              {story.trips.map(({ href, label }) => (
                <LinkButton key={href} variant="outline" href={href} label={label} />
              ))}
              <ShareButton />
            </p>
          </div>
        </div>
      </article>
    </Document>
  );
}
