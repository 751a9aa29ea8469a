import type { RefObject } from "react";
import { loadable } from "../../core/loadable";
import { callPage, logFailure } from "./call-page";
import { initial, next } from "./submission";
import type { Effect, Submission } from "./submission.types";
import type { FormController, Press } from "./types";

/** The code that checks and sends. It loads when the visitor starts to fill in the form, not when it opens. */
export const effectsCode = loadable(() => import("./submission-effects"));

const ignore = () => {};

interface Edge extends Pick<FormController, "request" | "clearErrors" | "showErrors"> {
  form: RefObject<HTMLFormElement | null>;
  /** Shows a state. */
  show(state: Submission): void;
  /** When a field was first touched; unknown if that was before the code loaded. */
  touched: RefObject<number | undefined>;
}

/** Holds the state of a form's request, and runs the effects of each event. */
export function controllerOf({ show, touched, ...edge }: Edge): FormController {
  let state = initial;
  const controller: FormController = {
    ...edge,
    state: () => state,
    dispatch: (event) => controller.apply((before) => next(before, event)),
    apply(step) {
      const before = state;
      state = step(state);
      if (state.phase !== before.phase || state.card !== before.card) show(state);
      for (const effect of state.effects) perform(effect);
    },
  };

  const perform = (effect: Effect) => {
    const { ready } = effectsCode;
    if (effect.do === "check") check();
    else if (effect.do === "callOnFailed") {
      callPage(() => controller.request().onFailed?.(effect.failure));
    } else if (effect.do === "keep" || effect.do === "forget" || effect.do === "forgetAll") {
      import("../offline/offline-queue").then((queue) => queue.perform(effect, controller), ignore);
    } else if (ready) ready.perform(effect, controller);
    else effectsCode.load().then((code) => code.perform(effect, controller), ignore);
  };

  const check = () => {
    const press = pressOn(edge.form.current as HTMLFormElement, touched.current);
    controller.press = press;
    effectsCode
      .load()
      .then((code) => code.check(press, controller))
      // If the code does not load, the request has failed.
      .catch((error) => {
        const failure = { reason: "network", message: String(error) } as const;
        logFailure(controller, failure);
        controller.dispatch({ type: "unavailable", failure, online: navigator.onLine });
      });
  };

  return controller;
}

const pressOn = (form: HTMLFormElement, touched: number | undefined): Press => ({
  form,
  typed: new FormData(form),
  focused: (form.getRootNode() as Document).activeElement,
  filled: touched && Date.now() - touched,
});
