import { Art } from "../../../components/art";
import { LinkButton, ShareButton } from "../../../components/buttons";
import { FactLines } from "../../../components/fact-lines";
import { chocoCheckpoint as story } from "../../../content/blog/choco-checkpoint";
import { storyWords, withDate } from "../../../content/blog/story";
import { Document } from "../../../Document";
import { documentOf, Prose } from "../../../story/story";
import { grid } from "../../../style/grid.css";
import { palettes } from "../../../style/palettes";
import * as styles from "./choco-checkpoint.css";

/** The story of the first checkpoint: a wide picture, facts in the margin, the text beside them. */
export function ChocoCheckpointPage() {
  return (
    <Document {...documentOf(story)} palette={palettes.estero}>
      <article>
        <header>
          <Art frame={styles.horizon} picture={story.image} first className={styles.art} />
          <div className={styles.sheet}>
            <a className={styles.back} href="/">
              {storyWords.back}
            </a>
            <p className={styles.eyebrow}>{withDate(story.eyebrow, story.date)}</p>
            <h1 className={styles.title}>{story.title}</h1>
          </div>
        </header>
        <div className={`${grid} ${styles.body}`}>
          <p className={styles.lead}>{story.lead}</p>
          <aside className={styles.margin} aria-label={storyWords.facts}>
            <FactLines lines={story.facts} className={styles.facts} classes={styles} />
          </aside>
          <div className={styles.prose}>
            <Prose pieces={story.pieces} classes={styles.proseClasses} />
            <p className={styles.end}>
              <LinkButton variant="clay" href="/" label={storyWords.back} />
              {story.next.map(({ href, label }) => (
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
