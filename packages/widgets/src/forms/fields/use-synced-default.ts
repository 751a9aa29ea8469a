import { type RefObject, useEffect, useRef } from "react";

/** Updates a field's initial text when the page's options change, until the visitor edits it. */
export function useSyncedDefault(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  text: string,
) {
  const previous = useRef(text);
  useEffect(() => {
    const field = form.current?.elements.namedItem(name) as HTMLInputElement;
    if (field.value === previous.current) field.value = text;
    previous.current = text;
  }, [text, name, form]);
}
