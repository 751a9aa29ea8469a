import type { FieldErrors } from "@maloca/catalog/validation";
import { type FormEvent, useRef, useState } from "react";
import type { Loadable } from "../../core/loadable";
import { forgetPress, repeatsPress } from "../../core/press";
import { useFieldErrors } from "../fields/use-field-errors";
import type { AdjustableForm } from "../optional/adjustable-form";
import { useRareOptions } from "../optional/use-rare-options";

interface HandoverForm<Code, Offered> extends AdjustableForm {
  code: Loadable<Code>;
  /** The form's current errors by field. */
  check(form: HTMLFormElement, code: Code): FieldErrors | undefined;
  /**
   * Opens the other app with the typed text, or marks the errors. It is called without an `await` before it: a
   * browser blocks a tab that is not opened directly by the visitor's click.
   * @returns the message to send by hand, if the visitor may need it.
   */
  handOver(form: HTMLFormElement, code: Code): Offered | undefined;
  onFailed?(error: unknown, code: Code | undefined, form: HTMLFormElement): void;
}

/** A form whose request is handed over to another app; nothing is sent to a server or stored. */
export function useHandover<Code, Offered>({
  code,
  check,
  handOver,
  onFailed,
  ...adjustable
}: HandoverForm<Code, Offered>) {
  const formRef = useRef<HTMLFormElement>(null);
  const { errors, clear, refuse, removeCorrected } = useFieldErrors(formRef);
  useRareOptions(formRef, adjustable);
  const [failed, setFailed] = useState(false);
  const [offered, offer] = useState<Offered>();
  /** What the visitor has changed, or what opened nothing, can be pressed again at once; an emptied form cannot. */
  const pressable = () => forgetPress(formRef.current);
  const forget = () => {
    setFailed(false);
    offer(undefined);
  };

  return {
    errors,
    clearErrors: clear,
    showErrors(found: FieldErrors, withdraw?: () => void) {
      pressable();
      refuse(found, withdraw);
    },
    failed,
    /** The message to send by hand, until the form changes. */
    offered,
    forget,
    form: {
      ref: formRef,
      noValidate: true,
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (repeatsPress(event)) return;
        const form = event.currentTarget;
        setFailed(false);
        try {
          const written = handOver(form, code.ready ?? (await code.load()));
          if (written) offer(() => written);
        } catch (error) {
          pressable();
          setFailed(true);
          onFailed?.(error, code.ready, form);
        }
      },
      onReset() {
        clear();
        forget();
      },
      onFocus: () => void code.load().catch(() => {}),
      onInput() {
        // A changed form is another request.
        pressable();
        forget();
        if (code.ready && formRef.current && Object.keys(errors).length) {
          removeCorrected(check(formRef.current, code.ready) ?? {});
        }
      },
    },
  };
}
