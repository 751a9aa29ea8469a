import { type RefObject, useEffect, useState } from "react";

/** What a form says, by its fields' names; nothing where it is not there yet. */
export const valuesOf = (form: HTMLFormElement | null) =>
  Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>;

/** What a form says, while it is filled in. */
export function useFormValues(form: RefObject<HTMLFormElement | null>, onReset?: () => void) {
  const [values, setValues] = useState(() => valuesOf(form.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form stays what it is
  useEffect(() => {
    const element = form.current;
    const read = () => setValues(valuesOf(element));
    const readLater = () => {
      onReset?.();
      // The fields are reset only after the event.
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
