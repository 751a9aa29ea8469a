/** The smallest and largest length of a text, or value of a number. */
export type Limits = readonly [min: number, max: number];

/** How a field is shown in a form, and where it is stored. */
interface BaseField {
  /** The `autocomplete` name of the HTML standard. */
  autocomplete?: string;
  /** The keyboard that a phone shows. */
  inputMode?: "numeric";
  /** The rows of its text area; without it the field is an input of one line. */
  rows?: number;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** The step of the trip wizard in which it is shown. */
  step?: number;
  /** The column that stores it, if its name differs. */
  column?: string;
}

interface TextField extends BaseField {
  type: "text" | "multi-line" | "tel";
  /** The length after trimming. A field with a minimum of 0 is optional. */
  limits: Limits;
  /** The page adds it, nobody types it: what is too long is cut, and what is no text is empty. It is never refused. */
  added?: boolean;
  /** Whether a form may send several values. They are stored as one text, with commas. */
  several?: boolean;
}

interface EmailField extends BaseField {
  type: "email";
  limits: Limits;
  /** "address": a valid address. "at": any text with an "@". Without it the format is not checked. */
  format?: "address" | "at";
}

/** A whole number; optional. */
interface NumberField extends BaseField {
  type: "number";
  limits: Limits;
}

/** One of a few values. Their labels are among the request's labels, by value. */
interface ChoiceField extends BaseField {
  type: "choice";
  choices: readonly string[];
  limits?: undefined;
}

/** Any number of texts, of these or of a partner's own. They are stored as the visitor reads them. */
interface CheckboxesField extends BaseField {
  type: "checkboxes";
  choices: readonly string[];
  /** The length of each. */
  limits: Limits;
  /** How many may be chosen. */
  count: Limits;
}

export type RequestField = TextField | EmailField | NumberField | ChoiceField | CheckboxesField;

/**
 * The definition of a request, with one row for each field. The schema, the limits in the database, the widget's
 * fields, the page without JavaScript and the mails derive from it. Its texts are in `locales/`. A new field needs
 * a row here, its texts, and a migration (see docs/recipes/request-field.md).
 */
export type RequestFields = Readonly<Record<string, RequestField>>;

/** Whether the field is required. */
export function isRequired(field: RequestField): boolean {
  if (field.type === "choice") return true;
  if (field.type === "number") return false;
  return (field.type === "checkboxes" ? field.count : field.limits)[0] > 0;
}
