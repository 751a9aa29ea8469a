import { type RefObject, useEffect, useRef } from "react";
import type { AdjustableForm, WithAssistants } from "./adjustable-form";

/** Applies options that few pages set. Their code loads where one is set. */
export function useRareOptions(
  form: RefObject<HTMLFormElement | null>,
  adjustable: AdjustableForm,
) {
  // What was set and is removed must be taken back.
  const used = useRef<unknown>(false);
  useEffect(() => {
    const { prefill, metadata, testMode } = adjustable.options;
    used.current ||=
      testMode ||
      (document as WithAssistants).modelContext ||
      Object.keys({ ...prefill, ...metadata })[0];
    if (used.current) {
      import("./rare-options").then(
        ({ apply }) => form.current && apply(form.current, adjustable),
        () => {},
      );
    }
  });
}
