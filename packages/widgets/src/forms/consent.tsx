import { consentText } from "@maloca/catalog/locales/es";
import { settings } from "@maloca/catalog/settings";
import { useId } from "react";
import { FieldError } from "../ui/field";
import * as styles from "./consent.css";

interface ConsentProps {
  /** A checkbox instead of a notice. */
  required: boolean;
  endpoint: string;
  error?: string | undefined;
}

/** The data-protection notice above a form's button (docs/product.md, "Consent"). */
export function Consent({ required, endpoint, error }: ConsentProps) {
  const errorId = useId();
  const policy = (
    <a className={styles.link} href={endpoint + settings.policyPath} target="_blank" rel="noopener">
      {consentText.policy}
    </a>
  );
  if (!required) {
    return (
      <p className={styles.notice}>
        {consentText.notice} {policy}.
      </p>
    );
  }
  return (
    <div className={styles.notice}>
      <label className={styles.choice}>
        <input
          className={styles.box}
          type="checkbox"
          name="consent"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>
          {consentText.request} {policy}.
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
