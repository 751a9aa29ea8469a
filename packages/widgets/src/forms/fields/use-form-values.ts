import { type RefObject, useEffect, useState } from "react";

/** The form's values by field; none before the form is rendered. */
export const valuesOf = (form: HTMLFormElement | null) =>
  Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>;

/** The form's values, updated while it is filled in and after a reset. */
export function useFormValues(form: RefObject<HTMLFormElement | null>, onReset?: () => void) {
  const [values, setValues] = useState(() => valuesOf(form.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its `onReset`
  useEffect(() => {
    const element = form.current;
    const read = () => setValues(valuesOf(element));
    const readLater = () => {
      onReset?.();
      // The browser resets the fields after this event.
      setTimeout(read);
    };
    read();
    element?.addEventListener("input", read);
    element?.addEventListener("reset", readLater);
    return () => {
      element?.removeEventListener("input", read);
      element?.removeEventListener("reset", readLater);
    };
  }, [form]);
  return values;
}
