import type { FieldErrors } from "@maloca/catalog/validation";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLayoutEffect } from "../../core/use-layout-effect";
import { unseen } from "../../ui/field/field.css";

/**
 * Focuses a wrong field and shows it.
 * @param withdraw takes back what blames the form's fields elsewhere, once all are right.
 */
export function focusFault(field: HTMLElement, withdraw?: () => void): void {
  field.focus();
  import("../../ui/field/show-fault").then(
    ({ showFault }) => showFault(field, withdraw),
    () => {},
  );
}

/** The errors of a form by field; the first invalid field gets the focus. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const refused = useRef<[found?: FieldErrors, withdraw?: (() => void) | undefined]>([]);
  const liveRegion = useRef<HTMLElement>(undefined);

  // Before a toast, which comes some frames later.
  useLayoutEffect(() => {
    // Ignores a late effect of older errors.
    const [found, withdraw] = refused.current;
    if (found !== errors) return;
    refused.current = [];
    const field = form.current?.querySelector<HTMLInputElement>("[aria-invalid]");
    // A field that has the focus already says nothing new to a screen reader.
    if (field?.matches(":focus")) liveRegion.current?.replaceChildren(errors[field.name] ?? "");
    if (field) focusFault(field, withdraw);
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
    /** Marks the invalid fields and focuses the first. `withdraw`: see {@link focusFault}. */
    refuse(found: FieldErrors, withdraw?: () => void) {
      refused.current = [found, withdraw];
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
