import { commonErrors } from "@maloca/catalog/locales/es";
import type { FieldErrors } from "@maloca/catalog/validation";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import type { FormController, FormRequest, RequestCode } from "../submission/types";

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
