import type { Checked, FieldErrors } from "@maloca/catalog/check";
import type { Notice } from "@maloca/catalog/notices";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Answer } from "../backend";
import type { Failure } from "../element/widget";

/** What one form needs to be checked and sent. */
export interface Submission<Data, Receipt> {
  /** What the form holds, in the shape of the request. */
  read(form: FormData): Record<string, string>;
  /** Loads the request's check. */
  checker(): Promise<(input: unknown) => Checked<Data>>;
  /** Sends the request. Never throws. */
  send(data: Data, idempotencyKey: string): Promise<Answer<Receipt>>;
  /** What the visitor is told (spec §8). `invalid` is for a form that says it with a toast as well. */
  notices: { sent: Notice; failed: Notice; invalid?: Notice };
  onSent?(receipt: Receipt, data: Data): void;
  onFailed?(failure: Failure): void;
}

/** `slow`: still sending, and the visitor is told so. */
export type Phase = "idle" | "sending" | "slow" | "failed";

/** What the form shows while it lives. */
export interface FormState {
  setPhase(phase: Phase): void;
  setErrors(errors: FieldErrors): void;
  /** Moves focus to the first wrong field, once it is marked as such. */
  goToError(): void;
}

// Checking, sending and telling come when somebody starts to fill the form, not when it opens.
const loadSubmit = () => import("./submit");

/**
 * The life of a form from typing to the server's answer. Fields are uncontrolled: the form itself
 * holds what was typed, so nothing here can lose it.
 */
export function useSubmission<Data, Receipt>(submission: Submission<Data, Receipt>) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const errorIsNew = useRef(false);

  useEffect(() => {
    if (!errorIsNew.current || !Object.keys(errors).length) return;
    errorIsNew.current = false;
    formRef.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);

  const state: FormState = {
    setPhase,
    setErrors,
    goToError() {
      errorIsNew.current = true;
    },
  };

  return {
    phase,
    errors,
    busy: phase === "sending" || phase === "slow",
    form: {
      ref: formRef,
      noValidate: true,
      async onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        // A second press while the first is under way is the same request.
        if (busy.current) return;
        busy.current = true;
        const form = event.currentTarget;
        const typed = new FormData(form);
        setPhase("sending");
        try {
          await (await loadSubmit()).submit(form, typed, submission, state);
        } catch (error) {
          // A piece of this code that did not arrive is a failed request like any other.
          setPhase("failed");
          submission.onFailed?.({ reason: "network", message: String(error) });
        }
        busy.current = false;
      },
      /** Somebody is about to type. */
      onFocus: () => void Promise.all([submission.checker(), loadSubmit()]).catch(() => {}),
      /** An error goes as soon as it is mended, and no new one appears while typing. */
      async onInput(event: FormEvent<HTMLFormElement>) {
        if (!Object.keys(errors).length) return;
        const form = event.currentTarget;
        const { findErrors } = await loadSubmit();
        const { found } = await findErrors(form, new FormData(form), submission);
        setErrors((shown) => {
          const still = Object.keys(shown).filter((name) => found[name]);
          return Object.fromEntries(still.map((name) => [name, found[name] as string]));
        });
      },
    },
  };
}
