import type { ReactNode } from "react";
import * as styles from "./fold.css";

interface FoldProps {
  /** Always visible; a tap on it shows the rest. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Long content folded below its title. An address of something inside opens it. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}

interface PhoneFoldProps extends Omit<FoldProps, "summary"> {
  /** A heading: it is the fold's title on a phone, and stands above the open content in wider windows. */
  heading: ReactNode;
}

/** Folded on a phone; a wider window shows it as a part of the page. */
export function PhoneFold({ heading, className, children }: PhoneFoldProps) {
  return (
    <details className={[styles.phoneFold, className].filter(Boolean).join(" ")}>
      <summary className={styles.summary}>{heading}</summary>
      <div className={styles.wideHeading}>{heading}</div>
      {children}
    </details>
  );
}
