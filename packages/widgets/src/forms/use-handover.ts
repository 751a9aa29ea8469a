import type { FieldErrors } from "@maloca/catalog/validation";
import { type FormEvent, useRef, useState } from "react";
import type { Loadable } from "./loadable";
import { useFieldErrors } from "./use-field-errors";

interface HandoverForm<Code, Offered> {
  code: Loadable<Code>;
  /** What is wrong with each field as the form is now. */
  check(form: HTMLFormElement, code: Code): FieldErrors | undefined;
  /**
   * Opens the other app with what was typed, or marks what is wrong. No `await` stands before it: a
   * browser blocks what does not open inside the visitor's gesture.
   * @returns what the visitor can carry by hand, where that is of use.
   */
  handOver(form: HTMLFormElement, code: Code): Offered | undefined;
  onFailed?(error: unknown, code: Code | undefined, form: HTMLFormElement): void;
}

/** The life of a form whose request another app takes along: nothing is sent, and nothing is kept. */
export function useHandover<Code, Offered>({
  code,
  check,
  handOver,
  onFailed,
}: HandoverForm<Code, Offered>) {
  const formRef = useRef<HTMLFormElement>(null);
  const { errors, clear, refuse, mend } = useFieldErrors(formRef);
  const [failed, setFailed] = useState(false);
  const [offered, offer] = useState<Offered>();
  const forget = () => {
    setFailed(false);
    offer(undefined);
  };

  return {
    errors,
    clearErrors: clear,
    showErrors: refuse,
    failed,
    /** The text to carry by hand, until the form says something else. */
    offered,
    forget,
    form: {
      ref: formRef,
      noValidate: true,
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = event.currentTarget;
        setFailed(false);
        try {
          const written = handOver(form, code.ready ?? (await code.load()));
          if (written) offer(() => written);
        } catch (error) {
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
        // Another request from here on.
        forget();
        if (code.ready && formRef.current && Object.keys(errors).length) {
          mend(check(formRef.current, code.ready) ?? {});
        }
      },
    },
  };
}
