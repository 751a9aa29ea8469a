import { type Wording, wordsIn } from "@maloca/catalog/words";
import { useEffect, useRef } from "react";
import { confirmation } from "../../locales/es";
import * as styles from "./confirmation.css";

export interface ConfirmationProps {
  title: string;
  /** What happens next. */
  text: string;
  reference?: string | null | undefined;
  wording: Wording;
}

/** The confirmation of a stored request: its reference, and what happens next. */
export function Confirmation({ title, text, reference, wording }: ConfirmationProps) {
  const words = wordsIn(wording, { confirmation }, "confirmation");
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div className={styles.card} ref={ref} part="confirmation" tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {reference && (
        <>
          <p className={styles.text}>
            {words.reference} <strong className={styles.reference}>{reference}</strong>
          </p>
          <p className={styles.keep}>{words.keep}</p>
        </>
      )}
    </div>
  );
}
