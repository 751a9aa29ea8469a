import type { ReactNode } from "react";
import * as styles from "./fold.css";
import { subheading } from "./texts.css";

interface FoldProps {
  /** Always visible; a tap on it shows the rest. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Long content that is closed below its title. A link to an element inside it opens it (`layout/nav.ts`). */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}

interface PhoneFoldProps extends Omit<FoldProps, "summary"> {
  id?: string;
  /** The fold's title on a phone; in wider windows the heading of the open content. A text is a heading of level three. */
  heading: ReactNode;
  /** The content has a title of its own: in wider windows it needs no heading. */
  titled?: boolean;
  /** A link to its section opens it (`layout/nav.ts`). */
  opensByLink?: boolean;
}

/** A fold on a phone; always open in wider windows. */
export function PhoneFold(props: PhoneFoldProps) {
  const { id, className, titled, opensByLink, children } = props;
  const heading =
    typeof props.heading === "string" ? (
      <h3 className={subheading}>{props.heading}</h3>
    ) : (
      props.heading
    );
  return (
    <details
      id={id}
      className={[styles.phoneFold, className].filter(Boolean).join(" ")}
      data-opens={opensByLink || undefined}
    >
      <summary className={styles.summary}>{heading}</summary>
      {!titled && <div className={styles.wideHeading}>{heading}</div>}
      {children}
    </details>
  );
}
