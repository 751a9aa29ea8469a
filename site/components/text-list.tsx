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
