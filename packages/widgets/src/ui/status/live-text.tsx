interface LiveTextProps {
  text: string;
  /** Nothing to translate: it stays as it is written. */
  figure?: boolean;
}

/**
 * A text that changes. A page's translator puts elements in place of text nodes, and what then writes into
 * the old node writes where nobody reads: each text is an element of its own.
 */
export const LiveText = ({ text, figure }: LiveTextProps) => (
  <span key={text} translate={figure ? "no" : undefined}>
    {text}
  </span>
);
