import { type Wording, wordsIn } from "@maloca/catalog/words";
import { useEffect, useId, useRef } from "react";
import { confirmation } from "../../locales/es";
import type { Card } from "../submission/submission.types";
import * as styles from "./confirmation.css";

export interface ConfirmationProps extends Card {
  /** What happens next. */
  text: string;
  wording: Wording;
}

/** The confirmation of a stored request: its reference, and what happens next. */
export function Confirmation({ title, text, reference, wording }: ConfirmationProps) {
  const words = wordsIn(wording, { confirmation }, "confirmation");
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = `${titleId}text`;
  useEffect(() => ref.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={styles.card}
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={textId}
      part="confirmation"
      tabIndex={-1}
    >
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <div id={textId}>
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
    </div>
  );
}
