import { Art } from "../../../components/art";
import { LinkButton, ShareButton } from "../../../components/buttons";
import { eyebrow } from "../../../components/texts.css";
import { chocoCheckpoint } from "../../../content/blog/choco-checkpoint";
import { elSalto as story } from "../../../content/blog/el-salto";
import { storyPath, storyWords, withDate } from "../../../content/blog/story";
import { Document } from "../../../Document";
import { documentOf, Prose } from "../../../story/story";
import { palettes } from "../../../style/palettes";
import * as styles from "./el-salto.css";

/** The founder's story: the picture of a waterfall stays on one side while the text scrolls on the other. */
export function ElSaltoPage() {
  return (
    <Document {...documentOf(story)} palette={palettes.cascada}>
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
            <LinkButton variant="clay" href={storyPath(chocoCheckpoint)} label={story.next} />
            <LinkButton variant="outline" href="/" label={storyWords.back} />
            <ShareButton />
          </p>
        </div>
      </article>
    </Document>
  );
}
