import type { FieldErrors } from "@maloca/catalog/validation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { unseen } from "../../ui/field/field.css";

/** The errors of a form by field; the first invalid field gets the focus. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const refused = useRef<FieldErrors>(undefined);
  const isTold = useRef(false);
  const spoken = useRef<HTMLElement>(undefined);

  useEffect(() => {
    // Ignores a late effect of older errors.
    if (refused.current !== errors) return;
    refused.current = undefined;
    const field = form.current?.querySelector<HTMLInputElement>("[aria-invalid]");
    // A field that has the focus already says nothing new to a screen reader.
    if (field?.matches(":focus")) {
      if (!isTold.current) spoken.current?.replaceChildren(errors[field.name] ?? "");
    } else field?.focus();
  }, [errors, form]);

  // Stands there long before it says something: what comes with its text may not be heard. No `role=alert`: Orca
  // says what is shown with that role, and not what it says later.
  useEffect(() => {
    const region = document.createElement("p");
    region.ariaLive = "assertive";
    region.className = unseen;
    form.current?.append(region);
    spoken.current = region;
    return () => region.remove();
  }, [form]);

  return {
    errors,
    clear() {
      spoken.current?.replaceChildren();
      setErrors({});
    },
    /**
     * Marks the invalid fields and focuses the first.
     * @param told whether a notice says why, too.
     */
    refuse(found: FieldErrors, told = false) {
      refused.current = found;
      isTold.current = told;
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
