/** Characters of a text, or the size of a number: at least, at most. */
export type Limits = readonly [min: number, max: number];

/** How a form asks for a field, and where it is stored. */
interface Asked {
  /** What browsers fill in, by the HTML standard's names. */
  autocomplete?: string;
  /** The keyboard that a phone shows. */
  inputMode?: "numeric";
  /** Lines of its text area; without it the field is a single line. */
  rows?: number;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** The step of a form in several steps. */
  step?: number;
  /** The column that stores it, where it is named otherwise. */
  column?: string;
}

interface TextField extends Asked {
  type: "text" | "multi-line" | "tel";
  /** Characters after trimming. A field that may hold none is optional. */
  limits: Limits;
  /** A form may hold several values: they are stored as one text, with commas. */
  several?: boolean;
}

interface EmailField extends Asked {
  type: "email";
  limits: Limits;
  /** An address by the standard, or anything with an "@"; without it nothing is checked. */
  format?: "address" | "at";
}

/** A whole number, or nothing. */
interface NumberField extends Asked {
  type: "number";
  limits: Limits;
}

/** One of a few values. Its labels stand among the request's words, by value. */
interface ChoiceField extends Asked {
  type: "choice";
  choices: readonly string[];
  limits?: undefined;
}

/** Any of a few texts, or of a partner's own. They are stored as the visitor reads them. */
interface CheckboxesField extends Asked {
  type: "checkboxes";
  choices: readonly string[];
  /** Characters of each. */
  limits: Limits;
  /** How many of them. */
  count: Limits;
}

export type RequestField = TextField | EmailField | NumberField | ChoiceField | CheckboxesField;

/**
 * What a request asks for, a row a field. Everything else follows it: the schema, the table's
 * limits, the widget's fields, the page without JavaScript, the mails. Its words are in
 * `locales/`. A field is a row here, its words, and a migration (see docs/recipes/request-field.md).
 */
export type RequestFields = Readonly<Record<string, RequestField>>;

/** Whether an empty field is refused. */
export function isRequired(field: RequestField): boolean {
  if (field.type === "choice") return true;
  if (field.type === "number") return false;
  return (field.type === "checkboxes" ? field.count : field.limits)[0] > 0;
}
