/** Changes a field as a person would: the form reads it again. A button that does so disappears with its reason. */
export function changeField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.focus();
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
