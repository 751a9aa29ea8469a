import type { FieldErrors } from "@maloca/catalog/validation";
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { hasElements } from "../../core/build-flags";
import { useLayoutEffect } from "../../core/use-layout-effect";
import { useFieldErrors } from "../fields/use-field-errors";
import { keptHere } from "../offline/offline-queue.names";
import { useRareOptions } from "../optional/use-rare-options";
import { initial, isBusy, isUnsent } from "./submission";
import { controllerOf, effectsCode } from "./submission-controller";
import type { FormController, FormRequest, RenderConfirmation } from "./types";

const loadCheck = () => import("../fields/checked-form");
const loadOffline = () => import("../offline/offline-notice");

/** For preloads: what does not load is requested again later. */
const ignore = () => {};

/**
 * A form from typing to the server's answer. Fields are uncontrolled: the DOM holds the typed text, so that no render
 * can lose it.
 */
export function useFormSubmission<Data, Receipt>(request: FormRequest<Data, Receipt>) {
  const [state, show] = useState(initial);
  const formRef = useRef<HTMLFormElement>(null);
  const touched = useRef<number>(undefined);
  const { errors, clear, refuse, removeCorrected } = useFieldErrors(formRef);
  useRareOptions(formRef, request);

  const latest = useRef(request);
  useLayoutEffect(() => {
    latest.current = request;
  });
  const [controller] = useState<FormController<Data, Receipt>>(() =>
    controllerOf({
      form: formRef,
      request: () => latest.current,
      show,
      touched,
      clearErrors: clear,
      showErrors: refuse,
    }),
  );
  const { dispatch } = controller;

  useEffect(() => {
    // Sends what waits for it, and nothing else.
    const online = () => dispatch({ type: "online" });
    dispatch({ type: "mounted" });
    addEventListener("online", online);
    return () => {
      removeEventListener("online", online);
      dispatch({ type: "unmounted" });
    };
  }, [dispatch]);

  // Once loaded, it listens until the form is removed.
  const [offline, setOffline] = useState<Awaited<ReturnType<typeof loadOffline>>>();
  const unsent = isUnsent(state);
  useEffect(() => {
    if (unsent || keptHere()) loadOffline().then(setOffline, ignore);
  }, [unsent]);
  // Not a passive effect: it would run late and send at once what has just been stored.
  useLayoutEffect(() => offline?.resume(controller), [offline, controller]);

  /** The form's current errors by field. */
  const check = async (): Promise<FieldErrors> => {
    // Read before the wait: the form may be removed when the code has loaded.
    const form = formRef.current as HTMLFormElement;
    return (await loadCheck()).errorsIn(form, controller);
  };

  const { card } = state;
  const { Confirmation } = controller;
  const renderConfirmation: RenderConfirmation | undefined =
    card &&
    Confirmation &&
    ((text) => <Confirmation {...card} text={text} wording={request.options} />);

  return {
    phase: state.phase,
    errors,
    busy: isBusy(state),
    renderConfirmation,
    controller,
    check,
    /** The offline notice, once loaded. */
    OfflineNotice: unsent && offline?.OfflineNotice,
    form: {
      ref: formRef,
      noValidate: true,
      "aria-busy": isBusy(state),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        dispatch({ type: "submitted" });
      },
      onReset() {
        clear();
        dispatch({ type: "reset" });
      },
      /** The visitor is about to type. The queue's code must load before the connection is lost. */
      onFocus({ target }: FocusEvent<HTMLFormElement>) {
        if (hasElements && !(target as Element).matches("button")) {
          touched.current ??= Date.now();
        }
        const begun = effectsCode.load().then((code) => code.begin(controller));
        Promise.all([request.load(), begun]).catch(ignore);
      },
      async onInput({ target }: FormEvent<HTMLFormElement>) {
        // An event of the form itself means that text was restored, not typed.
        if (target !== formRef.current) dispatch({ type: "typed" });
        if (Object.keys(errors).length) removeCorrected(await check());
      },
    },
  };
}
