import { commonErrors } from "@maloca/catalog/locales/es";
import type { Notice } from "@maloca/catalog/notices";
import type { FieldErrors } from "@maloca/catalog/validation";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { toJson } from "../core/json";
import type { FormController, FormRequest, RequestCode } from "./types";

/** A form's latest attempt to send. */
interface Attempt {
  body: string;
  /** Its idempotency key: kept when the same body is resent. */
  key: string;
  /** The message shown once it is stored. */
  sent: Notice;
}

const attempts = new WeakMap<HTMLFormElement, Attempt>();

export const lastAttempt = (form: HTMLFormElement) => attempts.get(form);

/** Keeps the key while the body is the same. */
export function noteAttempt(form: HTMLFormElement, data: unknown, sent: Notice): Attempt {
  const body = toJson(data);
  const last = attempts.get(form);
  if (last?.body === body) return last;
  const attempt = { body, key: randomKey(), sent };
  attempts.set(form, attempt);
  return attempt;
}

/** 128 random bits. `crypto.randomUUID` is missing on hosts without https. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The cleaned request, or an error for each invalid field, an unchecked consent box included. */
export function checkForm<Data, Receipt>(
  form: HTMLFormElement,
  typed: FormData,
  { read, options }: Pick<FormRequest<Data, Receipt>, "read"> & { options: Wording },
  { check }: Pick<RequestCode<Data, Receipt>, "check">,
): { data?: Data; errors: FieldErrors } {
  const { data, errors } = check(read(typed), options);
  const found: FieldErrors = { ...errors };
  if (form.querySelector("[name=consent]:not(:checked)")) {
    found.consent = wordsIn(options, { commonErrors }, "errors").consent;
  }
  return { data, errors: found };
}

/** A form's current errors by field. */
export async function errorsIn(
  form: HTMLFormElement,
  { request }: FormController,
): Promise<FieldErrors> {
  const code = await request().load();
  return checkForm(form, new FormData(form), request(), code).errors;
}

/** Resets the form once what was typed is stored. */
export function emptyForm<Data, Receipt>(
  form: HTMLFormElement,
  { onEmptied }: Pick<FormRequest<Data, Receipt>, "onEmptied">,
): void {
  attempts.delete(form);
  form.reset();
  onEmptied?.();
}
