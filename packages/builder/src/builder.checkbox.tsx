import * as styles from "./builder.css";

interface CheckboxProps {
  name: string;
  label: string;
  hint?: string;
  defaultChecked?: boolean;
}

/** A checkbox with its label and hint. */
export const Checkbox = ({ label, hint, ...input }: CheckboxProps) => (
  <label className={styles.check}>
    <input type="checkbox" className={styles.box} {...input} />
    <span>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  </label>
);
