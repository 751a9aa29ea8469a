import type { FieldErrors } from "@maloca/catalog/validation";
import { type RefObject, useEffect, useRef, useState } from "react";

/** The errors of a form by field; the first invalid field gets the focus. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const refused = useRef<FieldErrors>(undefined);

  useEffect(() => {
    // Ignores a late effect of older errors.
    if (refused.current !== errors) return;
    refused.current = undefined;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (field?.matches(":focus")) announceErrorOf(field);
    else field?.focus();
  }, [errors, form]);

  return {
    errors,
    clear: () => setErrors({}),
    /** Marks the invalid fields and focuses the first. */
    refuse(found: FieldErrors) {
      refused.current = found;
      setErrors(found);
    },
    /** Removes the errors that are corrected. No error appears while typing. */
    mend(found: FieldErrors) {
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([name]) => found[name])),
      );
    },
  };
}

/** Announces the error of a field that has the focus already: focusing it again would announce nothing. */
function announceErrorOf(field: HTMLElement) {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const message = (field.getRootNode() as Document).getElementById(ids.at(-1) ?? "");
  if (!message) return;
  message.role = "alert";
  // Screen readers announce content that is added to an alert.
  message.append(...message.childNodes);
}
