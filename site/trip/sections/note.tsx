import { LinkButton } from "../../components/buttons";
import { Head } from "../../components/head";
import { Sentences } from "../../components/texts";
import { onScreen } from "../../style/print.css";
import * as styles from "./note.css";

interface NoteProps {
  /** What a trip's document says; nothing is shown without it. */
  of: { title: string; text: string; button?: string } | undefined;
  /** Where its button leads, in a new tab. */
  href?: string;
}

/** A note on the season or the celebration, or a request for a donation. */
export function Note({ of: note, href }: NoteProps) {
  if (!note) return null;
  return (
    <section className={href ? `${styles.note} ${onScreen}` : styles.note}>
      <Head look="note" title={<Sentences of={note.title} />} text={note.text}>
        {href && (
          <LinkButton href={href} variant="outline" className={styles.button} label={note.button} />
        )}
      </Head>
    </section>
  );
}
