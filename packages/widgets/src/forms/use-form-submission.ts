import type { FieldErrors } from "@maloca/catalog/validation";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { sendsAttribution } from "../core/build-flags";
import { useLayoutEffect } from "../core/use-layout-effect";
import { keptHere } from "./offline-queue.names";
import type { FormController, FormRequest, Phase, Stored } from "./types";
import { useFieldErrors } from "./use-field-errors";
import { useRareOptions } from "./use-rare-options";

// Validation, sending and toasts load when the visitor starts to fill in the form, not when it opens.
const loadCheck = () => import("./checked-form");
const loadSubmit = () => import("./submit-form");
const loadOffline = () => import("./offline-notice");

/** Preloaded; requested again if loading fails. */
const ignore = () => {};

/**
 * A form from typing to the server's answer. Fields are uncontrolled: the form itself
 * holds what was typed, so nothing here can lose it.
 */
export function useFormSubmission<Data, Receipt>(request: FormRequest<Data, Receipt>) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [stored, setStored] = useState<Stored>();
  const formRef = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  /** When a field was first touched; unknown if that was before the code loaded. */
  const touched = useRef<number>(undefined);
  const { errors, clear, refuse, mend } = useFieldErrors(formRef);
  useRareOptions(formRef, request);
  const busy = /sending|slow/.test(phase);

  const latest = useRef(request);
  useLayoutEffect(() => {
    latest.current = request;
  });
  const [controller] = useState<FormController<Data, Receipt>>(() => ({
    form: formRef,
    request: () => latest.current,
    setPhase,
    setStored,
    clearErrors: clear,
    showErrors: refuse,
  }));

  const run = async () => {
    // A second click while sending is the same request.
    if (running.current) return;
    running.current = true;
    const form = formRef.current as HTMLFormElement;
    const press = {
      form,
      typed: new FormData(form),
      focused: (form.getRootNode() as Document).activeElement,
      filled: touched.current && Date.now() - touched.current,
    };
    setPhase("sending");
    try {
      await (await loadSubmit()).submitForm(press, controller);
    } catch (error) {
      // Code that did not load is a failed request.
      setPhase(navigator.onLine ? "failed" : "offline");
      latest.current.onFailed?.({ reason: "network", message: String(error) });
    }
    running.current = false;
  };

  // Not a passive effect: one that ends late would send a form that has been changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it runs is the same at each render
  useLayoutEffect(() => {
    if (phase !== "offline") return;
    addEventListener("online", run);
    return () => removeEventListener("online", run);
  }, [phase]);

  // Once loaded, it stays and listens until the form is removed.
  const [offline, setOffline] = useState<Awaited<ReturnType<typeof loadOffline>>>();
  const unsent = /offline|failed|kept/.test(phase);
  useEffect(() => {
    if (unsent || keptHere()) loadOffline().then(setOffline, ignore);
  }, [unsent]);
  // Not a passive effect: it would send at once what has just been stored.
  useLayoutEffect(() => offline?.resume(controller), [offline, controller]);

  /** The form's current errors by field. */
  const check = async (): Promise<FieldErrors> => {
    // It may have been removed when the code is there.
    const form = formRef.current as HTMLFormElement;
    return (await loadCheck()).errorsIn(form, controller);
  };

  return {
    phase,
    errors,
    busy,
    stored,
    controller,
    check,
    /** The offline notice, once loaded. */
    OfflineNotice: unsent && offline?.OfflineNotice,
    form: {
      ref: formRef,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        return run();
      },
      /** Clears errors and status unless sending or stored. */
      onReset() {
        clear();
        if (!busy && phase !== "kept") setPhase("idle");
      },
      /** The visitor is about to type. The queue's code must be loaded before the signal is lost. */
      onFocus({ target }: FocusEvent<HTMLFormElement>) {
        if (sendsAttribution && !(target as Element).matches("button")) {
          touched.current ??= Date.now();
        }
        Promise.all([request.load(), loadSubmit()]).then(loadOffline).catch(ignore);
      },
      async onInput() {
        // Editing cancels auto-resend, and changes what was sent.
        if (/offline|sent/.test(phase)) setPhase("idle");
        if (Object.keys(errors).length) mend(await check());
      },
    },
  };
}
