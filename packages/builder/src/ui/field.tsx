import { type ReactNode, useId } from "react";
import * as styles from "./ui.css";

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  type?: "text" | "url";
  maxLength?: number;
  autoComplete?: string;
  defaultValue?: string;
  /** Rows of a text area; without it the field is a single line. */
  rows?: number;
  /** The `<option>`s of a select. */
  children?: ReactNode;
}

/** A labelled field with its hint and error. */
export function Field({ label, hint, error, type = "text", ...input }: FieldProps) {
  const Control = input.children ? "select" : input.rows ? "textarea" : "input";
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control
        type={Control === "input" ? type : undefined}
        {...(input as object)}
        className={styles.control}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          {error}
        </p>
      )}
    </div>
  );
}
