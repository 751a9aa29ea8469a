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
  /** The labels by field, hints as `{field}Hint`, labels of choices by value, and `optional` and `choose`. */
  text: Readonly<Record<keyof Fields & string, string>>;
  errors: FieldErrors;
  /** Initial values. */
  values?: Partial<Record<keyof Fields, string>>;
  /** Renders something else in place of a field; the argument is the field's label. */
  render?: Partial<Record<keyof Fields, (label: ReactNode) => ReactNode>>;
  /** Only the fields of this step, in a form with several. */
  step?: number;
  /** Sets `maxlength`: nothing longer than the limits can be typed. */
  cut?: boolean;
  disabled?: boolean;
}

/** The fields of a request, from its definition. Optional ones are labelled as such. */
export function RequestFields<Fields extends Rows>({
  fields,
  text,
  errors,
  values = {},
  render = {},
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
    if (name in render) return <Fragment key={name}>{render[name]?.(label)}</Fragment>;
    const { type, limits, autocomplete, inputMode, rows, wide } = field;
    return (
      <Field
        key={name}
        name={name}
        label={label}
        hint={words[`${name}Hint`]}
        error={errors[name]}
        // Not `number`: Firefox says 0 for one that is empty.
        type={/email|tel/.test(type) ? type : undefined}
        inputMode={inputMode}
        maxLength={cut ? limits?.[1] : undefined}
        autoComplete={autocomplete}
        defaultValue={values[name]}
        rows={rows}
        wide={wide}
        disabled={disabled}
        required={isRequired(field)}
      >
        {
          // Not `false`: `Field` renders a select where there are children.
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
