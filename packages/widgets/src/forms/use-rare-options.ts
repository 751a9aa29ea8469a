import type { RequestFields } from "@maloca/catalog/requests/fields";
import type { Wording } from "@maloca/catalog/words";
import { type RefObject, useEffect, useRef } from "react";
import type { Opening } from "../ui/modal";
import type { FormOptions } from "./sending.options";

/** A form whose page may have set options that few pages set. */
export interface AdjustableForm {
  /** The request's definition. */
  fields: RequestFields;
  /** What the page has set. */
  options: FormOptions & Wording & { open?: Opening };
  /** Some fields were filled by the page. */
  onPrefilled?(): void;
}

/** Brings a form in line with them; run after each of its renders. */
type Apply = (form: HTMLFormElement, adjustable: AdjustableForm) => void;

/** Applies options that few pages set. Their code loads where one is set. */
export function useRareOptions(
  form: RefObject<HTMLFormElement | null>,
  adjustable: AdjustableForm,
  load: () => Promise<{ apply: Apply }>,
) {
  // What was set and is removed must be taken back.
  const used = useRef<unknown>(false);
  useEffect(() => {
    const { prefill, metadata, testMode } = adjustable.options;
    used.current ||= testMode || Object.keys({ ...prefill, ...metadata })[0];
    if (used.current) {
      load().then(
        ({ apply }) => form.current && apply(form.current, adjustable),
        () => {},
      );
    }
  });
}
