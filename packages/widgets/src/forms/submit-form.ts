import { showToast } from "../ui/toast";
import { checkForm, emptyForm, lastAttempt, noteAttempt } from "./checked-form";
import { keptHere } from "./offline-queue.names";
import { SLOW_MS } from "./submit-form.times";
import type { AssistedForm, FormController } from "./types";

/** The longest wait for a dialog to close. */
const CLOSING_MS = 250;

/** One click on a form's button. */
export interface Press {
  form: AssistedForm;
  /** The form's data at that moment. */
  typed: FormData;
  focused: Element | null;
  /** Milliseconds since the form was first touched. */
  filled?: number;
}

/** Validates a form and shows its errors, or sends it once and shows the result. */
export async function submitForm<Data, Receipt>(
  { form, typed, focused, filled }: Press,
  controller: FormController<Data, Receipt>,
): Promise<void> {
  const { request, setPhase, clearErrors, showErrors } = controller;
  const code = await request().load();
  const { options: wording } = request();
  const notices = code.notices(wording, typed);
  const { data, errors } = checkForm(form, typed, request(), code);
  if (!data || Object.keys(errors).length) {
    setPhase("idle");
    showErrors(errors);
    // Not for an unchecked box: the toast names the fields.
    if (notices.invalid && !data) showToast(notices.invalid, form, wording);
    return;
  }
  clearErrors();
  controller.setStored();
  // Loads while it is sent.
  const later = import("./stored").catch(() => undefined);
  const previous = lastAttempt(form)?.key;
  const { key } = noteAttempt(form, data, notices.sent);
  const slow = setTimeout(() => setPhase("slow"), SLOW_MS);
  const to = { ...request().to, idempotencyKey: key, filled, ...form.assisted };
  const answer = await code.send(data, to).finally(() => clearTimeout(slow));
  restoreFocus(focused);
  // A newer request replaces the stored one.
  const queue = keptHere() && (await import("./offline-queue"));
  const wasKept = queue && previous && queue.forget(previous);
  if (!answer.error) {
    const heard = request().onSent?.(answer.data, data);
    // Heard before the form is emptied, which ends the assistant's call.
    await form.assisted?.told(notices.sent, answer.data);
    emptyForm(form, request());
    setPhase("sent");
    await closing(form);
    const more = (await later)?.showStored(controller, notices.sent, answer, heard);
    showToast(notices.sent, form, wording, more);
    return;
  }
  const { details, lasting, ...failure } = answer.error;
  if (details) showErrors(details);
  request().onFailed?.(failure);
  if (wasKept && !lasting) return queue.keepUnsent(controller);
  const waits = !navigator.onLine;
  setPhase(waits ? "offline" : lasting ? "refused" : "failed");
  // Not a failure yet: the form's status says that it waits.
  if (!waits) controller.closeFailure = showToast(notices.failed, form, wording);
}

/** Restores focus that was lost while the fields were disabled. */
function restoreFocus(focused: Element | null) {
  const root = focused?.getRootNode() as Document | undefined;
  if (focused?.matches(":disabled")) requestAnimationFrame(() => restoreFocus(focused));
  else if (!root?.activeElement || root.activeElement === document.body) {
    (focused as HTMLElement | null)?.focus();
  }
}

/**
 * Until a dialog has closed, the page is inert: only then is a
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
