import type { FieldErrors } from "@maloca/catalog/validation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLayoutEffect } from "../../core/use-layout-effect";
import { unseen } from "../../ui/field/field.css";

/** The errors of a form by field; the first invalid field gets the focus. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const refused = useRef<FieldErrors>(undefined);
  const liveRegion = useRef<HTMLElement>(undefined);

  // Before a toast, which comes some frames later.
  useLayoutEffect(() => {
    // Ignores a late effect of older errors.
    if (refused.current !== errors) return;
    refused.current = undefined;
    const field = form.current?.querySelector<HTMLInputElement>("[aria-invalid]");
    // A field that has the focus already says nothing new to a screen reader.
    if (field?.matches(":focus")) liveRegion.current?.replaceChildren(errors[field.name] ?? "");
    else field?.focus();
  }, [errors, form]);

  // Added before there is a text: screen readers may not announce a live region that comes together with its text.
  // No `role=alert`: Orca announces such a region when it appears, but not its later changes.
  useEffect(() => {
    const region = document.createElement("p");
    region.ariaLive = "assertive";
    region.className = unseen;
    form.current?.append(region);
    liveRegion.current = region;
    return () => region.remove();
  }, [form]);

  return {
    errors,
    clear() {
      liveRegion.current?.replaceChildren();
      setErrors({});
    },
    /** Marks the invalid fields and focuses the first. */
    refuse(found: FieldErrors) {
      refused.current = found;
      setErrors(found);
    },
    /** Removes the errors that are corrected. No error appears while typing. */
    removeCorrected(found: FieldErrors) {
      setErrors((shown) =>
        Object.fromEntries(Object.entries(shown).filter(([name]) => found[name])),
      );
    },
  };
}
