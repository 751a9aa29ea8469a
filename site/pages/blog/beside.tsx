import { Art } from "../../components/art";
import { LinkButton, ShareButton } from "../../components/buttons";
import { eyebrow } from "../../components/texts.css";
import { BACK, type Story, withDate } from "../../content/stories";
import { Document } from "../../Document";
import * as styles from "./beside.css";
import { documentOf } from "./document-of";
import { Prose } from "./prose";

/** A story whose picture stays on one side while the text scrolls on the other. */
export function BesideStory({ story }: { story: Story }) {
  return (
    <Document {...documentOf(story)}>
      <article className={styles.page}>
        <header className={styles.fall}>
          <Art picture={story.image} first className={styles.art} />
          <h1 className={styles.title}>{story.title}</h1>
        </header>
        <div className={styles.words}>
          <p className={eyebrow}>{withDate(story.eyebrow, story.date)}</p>
          <p className={styles.lead}>{story.lead}</p>
          <Prose pieces={story.pieces} classes={styles.proseClasses} />
          <p className={styles.ways}>
            {story.next && <LinkButton variant="clay" {...story.next} />}
            {story.trips.map(({ href, label }) => (
              <LinkButton key={href} variant="outline" href={href} label={label} />
            ))}
            <LinkButton variant="outline" href="/" label={BACK} />
            <ShareButton />
          </p>
        </div>
      </article>
    </Document>
  );
}
