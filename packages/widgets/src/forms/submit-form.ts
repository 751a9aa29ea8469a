import type { FieldErrors } from "@maloca/catalog/check";
import { consentMissing } from "@maloca/catalog/consent.missing";
import type { Notice } from "@maloca/catalog/notices";
import { sendsAttribution } from "../core/build-flags";
import { toJson } from "../core/json";
import { showToast } from "../ui/toast";
import { keptHere } from "./offline-queue.names";
import { SLOW_MS } from "./submit-form.times";
import type { Live, RequestCode, Submission } from "./use-form-submission";

/** A page that keeps its dialog open after all is not waited for. */
const CLOSING_MS = 250;

/** The last body of each form and its key: a body that is sent again keeps its key. */
const keys = new WeakMap<HTMLFormElement, { body: string; key: string }>();

/** Checks a form, shows what is wrong and goes there, or sends it once and says how it went. */
export async function submit<Data, Receipt>(
  form: HTMLFormElement,
  typed: FormData,
  focused: Element | null,
  live: Live<Data, Receipt>,
): Promise<void> {
  const { submission, state } = live;
  const { setPhase, clear, refuse } = state;
  const { send, ...code } = await submission.load();
  const notices = noticesOf(code, typed);
  const { data, found } = await findErrors(form, typed, submission);
  if (!data || Object.keys(found).length) {
    setPhase("idle");
    refuse(found);
    // Not for a box that was not ticked: the toast names the fields.
    if (notices.invalid && !data) showToast(notices.invalid, form);
    return;
  }
  clear();
  const previous = lastOf(form)?.key;
  const idempotencyKey = keyFor(form, data);
  const slow = setTimeout(() => setPhase("slow"), SLOW_MS);
  const filled = sendsAttribution && live.begun ? Date.now() - live.begun : undefined;
  const to = { ...submission.to, idempotencyKey, filled };
  const answer = await send(data, to).finally(() => clearTimeout(slow));
  // Newer words take the place of those that the device keeps.
  restoreFocus(focused);
  const outbox = keptHere() && (await import("./offline-queue"));
  const kept = outbox && previous && outbox.forget(previous);
  if (!answer.error) return finish(form, answer.data, data, live, notices.sent);

  const { details, lasting, ...failure } = answer.error;
  if (details) refuse(details);
  submission.onFailed?.(failure);
  if (kept && !lasting) return outbox.keepUnsent(live);
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

/** What the form last tried to send, and its key. */
export const lastOf = (form: HTMLFormElement) => keys.get(form);

export const noticesOf = (
  { notices }: Pick<RequestCode<unknown, unknown>, "notices">,
  typed: FormData,
) => (typeof notices === "function" ? notices(typed) : notices);

/** Stored: everyone is told, and the form starts anew. */
async function finish<Data, Receipt>(
  form: HTMLFormElement,
  receipt: Receipt,
  data: Data,
  { submission, state }: Live<Data, Receipt>,
  sent: Notice,
) {
  submission.onSent?.(receipt, data);
  empty(form, submission);
  state.setPhase("sent");
  await closing(form);
  showToast(sent, form);
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

/** What was typed is stored. */
export function empty<Data, Receipt>(
  form: HTMLFormElement,
  submission: Submission<Data, Receipt>,
): void {
  keys.delete(form);
  form.reset();
  submission.onEmptied?.();
}

/** The cleaned request, or what is wrong with each field. */
export async function findErrors<Data, Receipt>(
  form: HTMLFormElement,
  typed: FormData,
  submission: Submission<Data, Receipt>,
) {
  const { data, errors } = (await submission.load()).check(submission.read(typed));
  const found: FieldErrors = { ...errors };
  if (form.querySelector("[name=consent]:not(:checked)")) found.consent = consentMissing;
  return { data, found };
}

/** The same key for the same body, however often it is sent; a new one for another body. */
function keyFor(form: HTMLFormElement, data: unknown): string {
  const body = toJson(data);
  let last = keys.get(form);
  if (last?.body !== body) {
    last = { body, key: randomKey() };
    keys.set(form, last);
  }
  return last.key;
}

/** 128 random bits. `crypto.randomUUID` is missing on hosts without https. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
