import * as styles from "./sentences.css";

/** A title; where it needs more than one line, it breaks between its sentences. */
export function Sentences({ of: title }: { of: string }) {
  const sentences = title.split(/(?<=[.?!]) /);
  if (sentences.length === 1) return title;
  return sentences.flatMap((sentence, i) => [
    i > 0 && " ",
    <span key={sentence} className={styles.sentence}>
      {sentence}
    </span>,
  ]);
}
