import type { RequestField, RequestFields } from "@maloca/catalog/requests/fields";
import { toJson } from "../../core/json";
import { warnOnce } from "../../core/warn-once";
import type { AdjustableForm } from "./adjustable-form";

/** What a page has filled in a form, by field, and for which values and opening. */
interface Prefilled {
  for: string;
  texts: Map<string, string>;
}

const forms = new WeakMap<HTMLFormElement, Prefilled>();

/**
 * Fills a form's empty fields with the page's values, once for each opening, and again after a reset.
 * What the page filled before and nobody has changed gives way to the new value. Consent has no field
 * in a request, so that no page can give it.
 */
export function apply(
  form: HTMLFormElement,
  { fields, options: { prefill: given, open }, onPrefilled }: AdjustableForm,
): void {
  if (open === false) {
    // What the next opening brings counts anew, with the same values too.
    const before = forms.get(form);
    if (before) before.for = "";
    return;
  }
  const values = Object.fromEntries(
    // `Dates` is how a button's `data-prefill-dates` arrives.
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
      // The fields are reset only after this event.
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

/** Why a field does not take a text. */
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

/** Writes a text where nobody has typed another than `before`. */
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
  // A line of its own would be cut by the browser.
  control.value = field.type === "multi-line" ? text : text.replace(/\s+/g, " ");
}

/** Gives a form back what was typed into it, where it says nothing but the page's words. */
export function restore(form: HTMLFormElement, fields: RequestFields, data: unknown): void {
  const pages = forms.get(form)?.texts;
  for (const [name, value] of Object.entries(Object(data))) {
    const field = Object.hasOwn(fields, name) && fields[name];
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field && value !== null)
      fill(form, name, field, String(value), pages?.get(name) ?? control?.defaultValue ?? "");
  }
}

const listOf = (text: string) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/** The same for checkboxes, whose texts are separated by commas. */
function tick(boxes: HTMLInputElement[], text: string, before: string) {
  const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
  if (String(chosen) !== String(listOf(before))) return;
  const wanted = listOf(text);
  // Clicked, so that the group counts them and holds its limit.
  for (const box of boxes) if (box.checked !== wanted.includes(box.value)) box.click();
}
