import { Art } from "../components/art";
import { button } from "../components/button.css";
import { FactLines } from "../components/fact-lines";
import { ShareButton } from "../components/share-button";
import { chocoCheckpoint as story } from "../content/blog/choco-checkpoint";
import { storyWords, withDate } from "../content/blog/story";
import { grid } from "../style/grid.css";
import { palettes } from "../style/palettes";
import * as styles from "./checkpoint-story.css";
import { Prose } from "./prose";
import { StoryDocument } from "./story-document";

/** The story of the first checkpoint: a wide picture, facts in the margin, the text beside them. */
export function CheckpointStory() {
  return (
    <StoryDocument story={story} palette={palettes.estero}>
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
              <a className={button.clay} href="/">
                {storyWords.back}
              </a>
              {story.next.map(({ href, label }) => (
                <a key={href} className={button.outline} href={href}>
                  {label}
                </a>
              ))}
              <ShareButton />
            </p>
          </div>
        </div>
      </article>
    </StoryDocument>
  );
}
