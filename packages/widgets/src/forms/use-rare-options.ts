import type { RequestFields } from "@maloca/catalog/requests/fields";
import type { Wording } from "@maloca/catalog/words";
import { type RefObject, useEffect } from "react";
import type { Opening } from "../ui/modal";
import type { FormOptions } from "./form.options";

/** A form whose page may have set options that few pages set. */
export interface AdjustableForm {
  /** The request's definition. */
  fields: RequestFields;
  /** What the page has set. */
  options: FormOptions & Wording & { open?: Opening };
  /** Some fields were filled by the page. */
  onPrefilled?(): void;
}

/** Applies options that few pages set. Their code loads where one is set. */
export function useRareOptions(
  form: RefObject<HTMLFormElement | null>,
  { fields, options, onPrefilled }: AdjustableForm,
) {
  useEffect(() => {
    if (Object.keys(options.prefill).length) {
      import("./rare-options").then(
        ({ prefill }) => form.current && prefill(form.current, fields, options, onPrefilled),
        () => {},
      );
    }
  });
}
