import * as styles from "./texts.css";

/** Paragraphs that differ from each other. */
export const Paragraphs = ({ of: texts }: { of: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

interface TextListProps {
  texts: readonly string[];
  className: string;
  /** The class of each item. */
  item?: string;
}

/** A list of texts that differ from each other. */
export const TextList = ({ texts, className, item }: TextListProps) => (
  <ul className={className}>
    {texts.map((text) => (
      <li key={text} className={item}>
        {text}
      </li>
    ))}
  </ul>
);

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
