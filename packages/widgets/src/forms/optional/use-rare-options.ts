import { type RefObject, useEffect, useRef } from "react";
import type { AdjustableForm } from "./adjustable-form";

/** Applies the options that few pages set. Their code loads only if one is set. */
export function useRareOptions(
  form: RefObject<HTMLFormElement | null>,
  adjustable: AdjustableForm,
) {
  // Stays true once one was set: its effects must be undone when it is removed.
  const used = useRef<unknown>(false);
  useEffect(() => {
    const { prefill, metadata, testMode } = adjustable.options;
    used.current ||= testMode || Object.keys({ ...prefill, ...metadata })[0];
    if (used.current) {
      import("./rare-options").then(
        ({ apply }) => form.current && apply(form.current, adjustable),
        () => {},
      );
    }
  });
}
