/** Paragraphs that differ from each other. */
export const Paragraphs = ({ of: texts }: { of: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);
