import { mailDomains } from "@maloca/catalog/mail-domains";
import { hasElements } from "../../core/build-flags";
import { toJson } from "../../core/json";
import { rememberFirstPage } from "../../core/page/attribution";
import { SAME_PRESS_MS } from "../../core/press";
import { OWN_DIALOG } from "../../ui/dialog/own-dialog";
import { showToast } from "../../ui/status/toast";
import { checkForm } from "../fields/checked-form";
import { forget, recall, remember, SENT } from "../fields/memory";
import { callPage, logFailure } from "./call-page";
import { connectionOf } from "./connection";
import { nextOnAnswer } from "./submission.answers";
import { SLOW_MS } from "./submission.times";
import type { AnswerEvent, Attempt, Card, Effect, EffectOf } from "./submission.types";
import type { FormController, Press } from "./types";

// This file loads when the visitor starts to type; nothing is stored before (docs/decisions.md, "Nothing is stored
// before a visitor acts"). The first page is stored because the request may be sent from a later one.
if (hasElements) rememberFirstPage();

const report = ({ apply }: FormController, event: AnswerEvent) =>
  apply((state) => nextOnAnswer(state, event));

/** Validates what was in the form when the button was pressed. */
export async function check({ form, typed }: Press, controller: FormController): Promise<void> {
  const { request } = controller;
  const code = await request().load();
  const { options: wording } = request();
  const notices = code.notices(wording, typed);
  const { data, errors } = checkForm(form, typed, request(), code);
  if (data && !Object.keys(errors).length) {
    const body = toJson(data);
    report(controller, { type: "valid", key: keyOf(body), body, data, notices });
    return;
  }
  // The second click of two finds the form empty that the first has sent: nothing in it is to blame.
  const repeats = performance.now() < (controller.emptiedUntil ?? 0);
  report(controller, {
    type: "invalid",
    errors: repeats ? {} : errors,
    // No toast if only the consent box is unticked: the toast is about the fields.
    notice: repeats || data ? undefined : notices.invalid,
  });
}

/** A key of 128 random bits. `crypto.randomUUID` does not exist on pages without https. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** After a reload the same request has its key: an earlier call whose answer was lost may have stored it. */
function keyOf(body: string): string {
  const [[sent, key] = []] = recall(SENT);
  return sent === body && key ? key : randomKey();
}

/** Runs an effect of the form's request. */
export function perform(effect: Effect, controller: FormController): void {
  const { form, request } = controller;
  const shown = form.current ?? controller.press?.form;
  switch (effect.do) {
    case "markErrors":
      controller.showErrors(effect.errors, () => dismiss(controller));
      break;
    case "clearErrors":
      controller.clearErrors();
      break;
    case "send":
      void send(effect.attempt, controller);
      break;
    case "callOnSent":
      void callOnSent(effect, controller);
      break;
    case "empty":
      form.current?.reset();
      controller.emptiedUntil = performance.now() + SAME_PRESS_MS;
      callPage(() => request().onEmptied?.());
      // Closed at once: until then the page is inert, and a toast on it would not be announced.
      form.current?.closest<HTMLDialogElement>(OWN_DIALOG)?.close("sent");
      report(controller, { type: "emptied" });
      break;
    case "notify":
      controller.closeFailure = showToast(effect.notice, shown, request().options);
      break;
    case "dismiss":
      dismiss(controller);
      break;
    case "confirm":
      void confirm(effect, controller);
      break;
    case "restore":
      import("../optional/prefill").then(
        ({ restore }) => form.current && restore(form.current, request().fields, effect.data),
        () => {},
      );
  }
}

/** Closes the error toast of the last attempt. */
function dismiss(controller: FormController) {
  controller.closeFailure?.();
  controller.closeFailure = undefined;
}

async function send({ key, body, data }: Attempt, controller: FormController) {
  remember(SENT, [[body, key]]);
  const { request, press } = controller;
  // Preloads what shows the success.
  import("../outcome/success").catch(() => {});
  const slow = setTimeout(() => {
    report(controller, { type: "slow", key });
    // Who has pressed Enter in a field may see neither button nor status.
    controller.form.current?.querySelector("[part=status]")?.scrollIntoView({ block: "nearest" });
  }, SLOW_MS);
  const { filled, focused } = press ?? {};
  const to = { ...connectionOf(request()), idempotencyKey: key, filled };
  const code = await request().load();
  const answer = await code.send(data, to).catch(lost);
  clearTimeout(slow);
  restoreFocus(focused);
  if (!answer.error) {
    // A form that is away is not emptied: its text is given back to nobody, and if it is sent again it has its key.
    forget(controller.form.current?.isConnected ? SENT : `maloca-${request().name}`);
    return report(controller, { type: "accepted", key, answer });
  }
  const { details, lasting, ...failure } = answer.error;
  logFailure(controller, failure);
  if (lasting) return report(controller, { type: "refused", key, failure, details });
  report(controller, { type: "unanswered", key, failure, online: navigator.onLine });
}

/** The answer for a request whose sending threw. */
const lost = (error: unknown) => ({
  data: null,
  error: { reason: "network", message: String(error), details: undefined, lasting: false } as const,
});

/** Calls the page's `onSent`. */
function callOnSent({ receipt, data }: EffectOf<"callOnSent">, controller: FormController) {
  const { request } = controller;
  const result = callPage(() => request().onSent?.(receipt, data));
  report(controller, { type: "onSentReturned", leaves: result !== false });
}

/** Shows that the request was stored, in the form or on the page. */
async function confirm(
  { answer, notice, leaves, emptied }: EffectOf<"confirm">,
  controller: FormController,
) {
  const { form, request } = controller;
  const near = form.current ?? controller.press?.form;
  const success = await import("../outcome/success").catch(() => undefined);
  const more = await success?.showSuccess(controller, notice, answer, leaves, emptied);
  const line = more instanceof Node ? more : undefined;
  if (more && !line) report(controller, { type: "confirmed", card: more as Card });
  showToast(notice, near, request().options, line);
}

/** Called when the visitor starts to fill in a form. Loads the offline notice, which cannot load without a connection. */
export function begin(controller: FormController): Promise<unknown> {
  watchMail(controller);
  return import("../offline/offline-notice");
}

const watched = new WeakSet<HTMLFormElement>();

/** Suggests a correction for a mistyped mail domain, once the field is left. */
function watchMail({ form, request }: FormController) {
  const { current } = form;
  if (!current || watched.has(current)) return;
  watched.add(current);
  const check = (field: HTMLInputElement) => {
    if (field.type !== "email") return;
    const [, domain] = field.value.toLowerCase().split("@");
    // For a known domain, as most have, no code is loaded.
    if (!domain || mailDomains.includes(domain)) return;
    import("../fields/suggested-email").then(
      ({ suggestEmail }) => suggestEmail(field, request().options),
      () => {},
    );
  };
  current.addEventListener("focusout", ({ target }) => check(target as HTMLInputElement));
  // It may have been left before this code came.
  current.querySelectorAll("input").forEach(check);
}

/** Restores the focus that was lost while the form was disabled. */
function restoreFocus(focused: Element | null | undefined) {
  const root = focused?.getRootNode() as Document | undefined;
  if (focused?.matches(":disabled")) requestAnimationFrame(() => restoreFocus(focused));
  else if (!root?.activeElement || root.activeElement === document.body) {
    (focused as HTMLElement | null)?.focus();
  }
}
