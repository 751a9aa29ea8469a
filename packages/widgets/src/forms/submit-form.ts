import { showToast } from "../ui/toast";
import { checkForm, emptyForm, lastAttempt, noteAttempt } from "./checked-form";
import { keptHere } from "./offline-queue.names";
import { SLOW_MS } from "./submit-form.times";
import type { FormController } from "./types";

/** A page that keeps its dialog open after all is not waited for. */
const CLOSING_MS = 250;

/** One press on a form's button. */
export interface Press {
  form: HTMLFormElement;
  /** What the form held then. */
  typed: FormData;
  focused: Element | null;
  /** Milliseconds since the form was first touched. */
  filled?: number;
}

/** Checks a form, shows what is wrong and goes there, or sends it once and says how it went. */
export async function submitForm<Data, Receipt>(
  { form, typed, focused, filled }: Press,
  controller: FormController<Data, Receipt>,
): Promise<void> {
  const { request, setPhase, clearErrors, showErrors } = controller;
  const code = await request().load();
  const notices = typeof code.notices === "function" ? code.notices(typed) : code.notices;
  const { data, errors } = checkForm(form, typed, request(), code);
  if (!data || Object.keys(errors).length) {
    setPhase("idle");
    showErrors(errors);
    // Not for a box that was not ticked: the toast names the fields.
    if (notices.invalid && !data) showToast(notices.invalid, form);
    return;
  }
  clearErrors();
  const previous = lastAttempt(form)?.key;
  const { key } = noteAttempt(form, data, notices.sent);
  const slow = setTimeout(() => setPhase("slow"), SLOW_MS);
  const to = { ...request().to, idempotencyKey: key, filled };
  const answer = await code.send(data, to).finally(() => clearTimeout(slow));
  restoreFocus(focused);
  // Newer words take the place of those that the device keeps.
  const queue = keptHere() && (await import("./offline-queue"));
  const wasKept = queue && previous && queue.forget(previous);
  if (!answer.error) {
    request().onSent?.(answer.data, data);
    emptyForm(form, request());
    setPhase("sent");
    await closing(form);
    showToast(notices.sent, form);
    return;
  }
  const { details, lasting, ...failure } = answer.error;
  if (details) showErrors(details);
  request().onFailed?.(failure);
  if (wasKept && !lasting) return queue.keepUnsent(controller);
  const waits = !navigator.onLine;
  setPhase(waits ? "offline" : lasting ? "refused" : "failed");
  // Nothing went wrong yet: the form itself says that it waits.
  if (!waits) showToast(notices.failed, form);
}

/** What had the focus may have lost it while nothing could be changed. */
function restoreFocus(focused: Element | null) {
  const root = focused?.getRootNode() as Document | undefined;
  if (focused?.matches(":disabled")) requestAnimationFrame(() => restoreFocus(focused));
  else if (!root?.activeElement || root.activeElement === document.body) {
    (focused as HTMLElement | null)?.focus();
  }
}

/**
 * A dialog that closes with its request takes the inertness of the page with it: only then is a
 * message there announced.
 */
function closing(form: HTMLFormElement): Promise<unknown> {
  const dialog = form.closest("dialog[open]");
  return new Promise((resolve) => {
    if (!dialog) return resolve(undefined);
    dialog.addEventListener("close", resolve, { once: true });
    setTimeout(resolve, CLOSING_MS);
  });
}
