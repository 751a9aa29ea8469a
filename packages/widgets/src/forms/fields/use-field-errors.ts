import type { FieldErrors } from "@maloca/catalog/validation";
import { type RefObject, useEffect, useRef, useState } from "react";

/** A form's errors by field, and the focus on the first. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const refused = useRef<FieldErrors>(undefined);

  useEffect(() => {
    // A late effect of older errors is ignored; only the newest errors count.
    if (refused.current !== errors) return;
    refused.current = undefined;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (field?.matches(":focus")) sayErrorOf(field);
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
    /** An error disappears when corrected, and none appears while typing. */
    mend(found: FieldErrors) {
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([name]) => found[name])),
      );
    },
  };
}

/** A field that has the focus already says nothing new: its message speaks for itself. */
function sayErrorOf(field: HTMLElement) {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const message = (field.getRootNode() as Document).getElementById(ids.at(-1) ?? "");
  if (!message) return;
  message.role = "alert";
  // What is put into an alert is said.
  message.append(...message.childNodes);
}
