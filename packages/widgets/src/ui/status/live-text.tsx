interface LiveTextProps {
  text: string;
  /** A figure, which is not translated. */
  figure?: boolean;
  /** Its class. */
  look?: string;
}

/**
 * A text that changes. A browser's translator replaces text nodes by elements, and a later change of the old node
 * would not be visible. So each text gets a new element.
 */
export const LiveText = ({ text, figure, look }: LiveTextProps) => (
  <span key={text} className={look} translate={figure ? "no" : undefined}>
    {text}
  </span>
);
