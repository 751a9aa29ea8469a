import type { FieldErrors } from "@maloca/catalog/check";
import { consentMissing } from "@maloca/catalog/consent.missing";
import { showToast } from "../toast/toast";
import type { FormState, Submission } from "./submission";

/** After this a visitor wonders whether anything happens at all. */
const SLOW_MS = 4000;

/** A page that keeps its dialog open after all is not waited for. */
const CLOSING_MS = 250;

/** The last body of each form and its key: a body that is sent again keeps its key. */
const keys = new WeakMap<HTMLFormElement, { body: string; key: string }>();

/** Checks a form, shows what is wrong and goes there, or sends it once and says how it went. */
export async function submit<Data, Receipt>(
  form: HTMLFormElement,
  typed: FormData,
  submission: Submission<Data, Receipt>,
  { setPhase, clear, refuse }: FormState,
): Promise<void> {
  const notices =
    typeof submission.notices === "function" ? await submission.notices() : submission.notices;
  const { data, found } = await findErrors(form, typed, submission);
  if (!data || Object.keys(found).length) {
    setPhase("idle");
    refuse(found);
    if (notices.invalid) showToast(notices.invalid, form);
    return;
  }
  clear();

  const slow = setTimeout(() => setPhase("slow"), SLOW_MS);
  const answer = await submission.send(data, keyFor(form, data)).finally(() => clearTimeout(slow));
  if (answer.error) {
    const { details, ...failure } = answer.error;
    setPhase("failed");
    if (details) refuse(details);
    submission.onFailed?.(failure);
    showToast(notices.failed, form);
    return;
  }
  keys.delete(form);
  setPhase("idle");
  form.reset();
  submission.onSent?.(answer.data, data);
  await closing(form);
  showToast(notices.sent, form);
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

/** The cleaned request, or what is wrong with each field. */
export async function findErrors<Data, Receipt>(
  form: HTMLFormElement,
  typed: FormData,
  submission: Submission<Data, Receipt>,
) {
  const box = form.querySelector<HTMLInputElement>("[name=consent]");
  const { data, errors } = (await submission.checker())(submission.read(typed));
  const found: FieldErrors = { ...errors };
  if (box && !box.checked) found.consent = consentMissing;
  return { data, found };
}

/** The same key for the same body, however often it is sent; a new one for another body. */
function keyFor(form: HTMLFormElement, data: unknown): string {
  const body = JSON.stringify(data);
  let last = keys.get(form);
  if (last?.body !== body) {
    last = { body, key: randomKey() };
    keys.set(form, last);
  }
  return last.key;
}

/** 128 random bits. `crypto.randomUUID` is missing on hosts without https. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
