import { type RefObject, useEffect, useRef } from "react";

/** A prefilled field follows the page's options until the visitor edits it. */
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
