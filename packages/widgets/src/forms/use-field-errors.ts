import type { FieldErrors } from "@maloca/catalog/validation";
import { type RefObject, useEffect, useRef, useState } from "react";

/** What is wrong with each field of a form, and the way to the first of them. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const refused = useRef<FieldErrors>(undefined);

  useEffect(() => {
    // An older set's effect may come late, when its fields still rest; only the new one counts.
    if (refused.current !== errors) return;
    refused.current = undefined;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors, form]);

  return {
    errors,
    clear: () => setErrors({}),
    /** Marks what is wrong and moves the focus to the first of it. */
    refuse(found: FieldErrors) {
      refused.current = found;
      setErrors(found);
    },
    /** An error goes as soon as it is mended, and no new one appears while typing. */
    mend(found: FieldErrors) {
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([name]) => found[name])),
      );
    },
  };
}
