import { type HTMLInputTypeAttribute, type ReactNode, useId } from "react";
import { LiveText } from "../status/live-text";
import * as styles from "./field.css";

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
  type?: HTMLInputTypeAttribute;
  inputMode?: "numeric";
  maxLength?: number;
  autoComplete?: string;
  defaultValue?: string;
  /** Rows of a text area; without it the field is a single line. */
  rows?: number;
  /** The `<option>`s of a select. */
  children?: ReactNode;
  /** Spans the whole width of the form. */
  wide?: boolean;
  disabled?: boolean;
  /** For screen readers only; the form validates the field itself. */
  required?: boolean;
}

/**
 * A labelled field with its hint and error. It is uncontrolled: text that was typed before the code loaded, or while
 * it failed to load, is never overwritten.
 */
export function Field(props: FieldProps) {
  const { name, label, type = "text", hint, error, wide, disabled, required, ...input } = props;
  const Control = input.children ? "select" : input.rows ? "textarea" : "input";
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return (
    <div className={wide ? styles.wide : styles.field} part="field">
      <label className={styles.label} htmlFor={id} part="label">
        {label}
      </label>
      <Control
        type={Control === "input" ? type : undefined}
        {...input}
        className={styles.control}
        id={id}
        name={name}
        // Not `disabled`: a field that is disabled loses the focus.
        readOnly={disabled}
        aria-disabled={disabled || undefined}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined}
        part="control"
      />
      {hint && (
        <p className={styles.hint} id={hintId} part="hint">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** A field's error message. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    error && (
      <p className={styles.error} id={id} part="error">
        <LiveText text={error} />
      </p>
    )
  );
}
