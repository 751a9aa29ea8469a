import {
  isRequired,
  type RequestField,
  type RequestFields as Rows,
} from "@maloca/catalog/requests/fields";
import type { FieldErrors } from "@maloca/catalog/validation";
import { Fragment, type ReactNode } from "react";
import { Field } from "../../ui/field/field";
import { optional } from "../../ui/field/field.css";

interface RequestFieldsProps<Fields extends Rows> {
  /** The request's definition. */
  fields: Fields;
  /** Labels by field, hints as `{field}Hint`, a choice's labels by value; `optional` and `choose`. */
  text: Readonly<Record<keyof Fields & string, string>>;
  errors: FieldErrors;
  /** What fields start with. */
  values?: Partial<Record<keyof Fields, string>>;
  /** What stands in the place of a field; it gets the field's label. */
  instead?: Partial<Record<keyof Fields, (label: ReactNode) => ReactNode>>;
  /** The step that is shown, of a form in several. */
  step?: number;
  /** Nothing longer than the limits can be typed. */
  cut?: boolean;
  disabled?: boolean;
}

/** The fields of a request, as its definition asks for them: those that may stay empty say so. */
export function RequestFields<Fields extends Rows>({
  fields,
  text,
  errors,
  values = {},
  instead = {},
  step,
  cut,
  disabled,
}: RequestFieldsProps<Fields>) {
  const words: Readonly<Record<string, string | undefined>> = text;
  return Object.entries<RequestField>(fields).map(([name, field]) => {
    if (field.step !== step) return null;
    const label = (
      <>
        {words[name] ?? name}
        {isRequired(field) || <span className={optional}> {words.optional}</span>}
      </>
    );
    if (name in instead) return <Fragment key={name}>{instead[name]?.(label)}</Fragment>;
    const { type, limits, autocomplete, inputMode, rows, wide } = field;
    return (
      <Field
        key={name}
        name={name}
        label={label}
        hint={words[`${name}Hint`]}
        error={errors[name]}
        type={/email|tel|number/.test(type) ? type : undefined}
        inputMode={inputMode}
        min={type === "number" ? limits?.[0] : undefined}
        maxLength={cut ? limits?.[1] : undefined}
        autoComplete={autocomplete}
        defaultValue={values[name]}
        rows={rows}
        wide={wide}
        disabled={disabled}
        required={isRequired(field)}
      >
        {
          // Not `false`: an input has no children at all.
          type === "choice"
            ? ["", ...field.choices].map((value) => (
                <option key={value} value={value}>
                  {words[value || "choose"]}
                </option>
              ))
            : undefined
        }
      </Field>
    );
  });
}
