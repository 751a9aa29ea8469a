import type { Checked, FieldErrors } from "@maloca/catalog/check";
import type { Notice } from "@maloca/catalog/notices";
import { type FormEvent, useRef, useState } from "react";
import type { Answer } from "../backend";
import type { Failure } from "../element/widget";
import { useErrors } from "./errors";

interface SubmissionNotices {
  sent: Notice;
  failed: Notice;
  invalid?: Notice;
}

/** What one form needs to be checked and sent. */
export interface Submission<Data, Receipt> {
  /** What the form holds, in the shape of the request. */
  read(form: FormData): Record<string, unknown>;
  /** Loads the request's check. */
  checker(): Promise<(input: unknown) => Checked<Data>>;
  /** Sends the request. Never throws. */
  send(data: Data, idempotencyKey: string): Promise<Answer<Receipt>>;
  /** What the visitor is told (spec §8). `invalid` is for a form that says it with a toast as well. */
  notices: SubmissionNotices | (() => Promise<SubmissionNotices>);
  onSent?(receipt: Receipt, data: Data): void;
  onFailed?(failure: Failure): void;
}

/** `slow`: still sending, and the visitor is told so. */
export type Phase = "idle" | "sending" | "slow" | "failed";

/** What the form shows while it lives. */
export interface FormState {
  setPhase(phase: Phase): void;
  clear(): void;
  /** Marks what is wrong and moves the focus to the first of it. */
  refuse(errors: FieldErrors): void;
}

// Checking, sending and telling come when somebody starts to fill the form, not when it opens.
const loadSubmit = () => import("./submit");

/**
 * The life of a form from typing to the server's answer. Fields are uncontrolled: the form itself
 * holds what was typed, so nothing here can lose it.
 */
export function useSubmission<Data, Receipt>(submission: Submission<Data, Receipt>) {
  const [phase, setPhase] = useState<Phase>("idle");
  const formRef = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const { errors, clear, refuse, mend } = useErrors(formRef);
  const state: FormState = { setPhase, clear, refuse };

  return {
    phase,
    errors,
    clear,
    refuse,
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
      async onInput(event: FormEvent<HTMLFormElement>) {
        if (!Object.keys(errors).length) return;
        const form = event.currentTarget;
        const { findErrors } = await loadSubmit();
        mend((await findErrors(form, new FormData(form), submission)).found);
      },
    },
  };
}
