import { joinNames } from "@maloca/catalog/joined-names";
import type { RequestField, RequestFields } from "@maloca/catalog/requests/fields";
import { toJson } from "../../core/json";
import { warnOnce } from "../../core/warn-once";
import type { AdjustableForm } from "./adjustable-form";

/** What a page has filled in. */
interface Prefilled {
  /** The values and the opening for which it was done, as a key. */
  for: string;
  /** The text of each field. */
  texts: Map<string, string>;
}

const forms = new WeakMap<HTMLFormElement, Prefilled>();

/**
 * Fills a form's empty fields with the page's values: once for each opening, when the values change, and after a
 * reset. Text that the page filled in before is replaced, unless the visitor has changed it. A page cannot give
 * consent: it is not a field of a request.
 */
export function apply(
  form: HTMLFormElement,
  { fields, options: { prefill: given, open }, onPrefilled }: AdjustableForm,
): void {
  if (open === false) {
    // At the next opening the values are filled in again, also if they are the same.
    const before = forms.get(form);
    if (before) before.for = "";
    return;
  }
  const values = Object.fromEntries(
    // A button's `data-prefill-dates` arrives as `Dates`.
    Object.entries(given).map(([name, text]) => [name[0]?.toLowerCase() + name.slice(1), text]),
  );
  const key = `${open} ${toJson(values)}`;
  let state = forms.get(form);
  if (state?.for === key) return;
  if (!state) {
    state = { for: key, texts: new Map() };
    forms.set(form, state);
    form.addEventListener("reset", () => {
      const { texts } = state as Prefilled;
      // The browser resets the fields after this event.
      setTimeout(() => {
        for (const [name, text] of texts) fill(form, name, fields[name] as RequestField, text, "");
        onPrefilled?.();
      });
    });
  }
  state.for = key;
  const before = state.texts;
  state.texts = new Map();
  for (const name of new Set([...before.keys(), ...Object.keys(values)])) {
    const field = Object.hasOwn(fields, name) && fields[name];
    const text = String(values[name] ?? "").trim();
    const problem = field ? problemOf(field, text) : `names: ${Object.keys(fields).join(", ")}`;
    if (!field || problem) {
      warnOnce(`prefill: "${name}" is not taken; ${problem}`);
      continue;
    }
    if (text) state.texts.set(name, text);
    fill(form, name, field, text, before.get(name) ?? "");
  }
  onPrefilled?.();
}

/** Why a text is not valid for a field; undefined if it is. */
function problemOf(field: RequestField, text: string): string | undefined {
  if (!text) return;
  if (field.type === "choice") {
    return field.choices.includes(text) ? undefined : `choices: ${field.choices.join(", ")}`;
  }
  const [min, max] = field.limits;
  if (field.type === "number") {
    const number = Number(text);
    const fits = Number.isInteger(number) && number >= min && number <= max;
    return fits ? undefined : `a whole number from ${min} to ${max}`;
  }
  const several = field.type === "checkboxes" ? field.count[1] : 1;
  return text.length > max * several ? `at most ${max} letters` : undefined;
}

/** Writes a text into a field whose value is still `before`. */
function fill(
  form: HTMLFormElement,
  name: string,
  field: RequestField,
  text: string,
  before: string,
) {
  const boxes = form.querySelectorAll<HTMLInputElement>(`[type=checkbox][name="${name}"]`);
  if (boxes.length) return tick([...boxes], text, before);
  const control = form.elements.namedItem(name) as HTMLInputElement | null;
  if (!control || control.value !== before) return;
  // The browser would remove line breaks from a single-line field, and join the words.
  control.value = field.type === "multi-line" ? text : text.replace(/\s+/g, " ");
}

/** Restores typed text in fields that are empty or have the page's text. */
export function restore(form: HTMLFormElement, fields: RequestFields, data: unknown): void {
  const prefilled = forms.get(form)?.texts;
  for (const [name, value] of Object.entries(Object(data))) {
    const field = Object.hasOwn(fields, name) && fields[name];
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field && value !== null)
      fill(form, name, field, String(value), prefilled?.get(name) ?? control?.defaultValue ?? "");
  }
}

/** Restores what the tab remembers of a form. */
export function restoreTyped(
  form: HTMLFormElement,
  fields: RequestFields,
  typed: [name: string, text: string][],
): void {
  const ticked = typed.filter(([name]) => name === "experiences").map(([, one]) => one);
  restore(form, fields, { ...Object.fromEntries(typed), experiences: joinNames(ticked) });
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

const listOf = (text: string) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/** The same as `fill` for checkboxes; `text` and `before` are lists separated by commas. */
function tick(boxes: HTMLInputElement[], text: string, before: string) {
  const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
  if (String(chosen) !== String(listOf(before))) return;
  const wanted = listOf(text);
  // By clicks, so that the group counts them and enforces its limit.
  for (const box of boxes) if (box.checked !== wanted.includes(box.value)) box.click();
}
