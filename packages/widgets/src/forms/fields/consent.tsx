import { safeAddress } from "@maloca/catalog/addresses";
import { consent } from "@maloca/catalog/consent";
import { consentText } from "@maloca/catalog/locales/es";
import { type Sections, type Wording, wordsIn } from "@maloca/catalog/words";
import { useId } from "react";
import { OutgoingLink } from "../../core/outgoing-link";
import { FieldError } from "../../ui/field/field";
import * as styles from "./consent.css";

interface ConsentProps {
  /** The form's options; `consent` shows a checkbox instead of a notice. */
  options: Wording & { consent: boolean; endpoint: string };
  /** Texts that replace those of a request, by their section in the locale files. */
  words?: Sections;
  error?: string | undefined;
}

/** The data-protection notice, or the consent checkbox, above a form's button (docs/product.md, "Consent"). */
export function Consent({ options, words: others, error }: ConsentProps) {
  const text = wordsIn(options, { consentText, ...others }, "consent");
  const errorId = useId();
  const words = (
    <>
      {options.consent ? text.request : text.notice}{" "}
      <OutgoingLink
        className={styles.link}
        href={safeAddress(options.endpoint + consent.policyPath)}
      >
        {text.policy}
      </OutgoingLink>
      .
    </>
  );
  if (!options.consent) {
    return (
      <p className={styles.notice} part="consent">
        {words}
      </p>
    );
  }
  return (
    <div className={styles.notice} part="consent">
      <label className={styles.choice}>
        <input
          className={styles.box}
          type="checkbox"
          name="consent"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          part="box"
        />
        <span>{words}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
