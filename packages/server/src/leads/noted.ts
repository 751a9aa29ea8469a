import {
  bookingErrors,
  bookingFields,
  bookingLabels,
  type Checked,
  check,
  type RequestField,
  type RequestFields,
} from "@maloca/catalog";
import { schemaOf } from "@maloca/catalog/requests/schema";

/** How a request reached the team, as they read it and as it is stored. */
export const channels = ["Teléfono", "WhatsApp", "En persona"] as const;

const { name, phone, email, destination, dates, travelers, message } = bookingFields;

/** What the team writes down, with a booking's fields and limits. */
const said = { name, phone, email, destination, dates, travelers, message };

/** What somebody who calls may not have said. One of the first two is. */
const UNSAID = ["phone", "email", "dates", "travelers"] as const;

const optional = <Field extends RequestField & { limits: readonly [number, number] }>(
  field: Field,
) => ({ ...field, limits: [0, field.limits[1]] as const });

/** The fields of the desk's form. A browser would fill in the colleague's own data. */
export const notedForm: RequestFields = Object.fromEntries(
  Object.entries({
    ...said,
    ...Object.fromEntries(UNSAID.map((each) => [each, optional(said[each])])),
    channel: { type: "choice", choices: channels } as const,
  }).map(([each, field]) => [each, { ...field, autocomplete: "off" }]),
);

/** What is stored: also the name of the colleague who wrote it down. */
export const notedFields: RequestFields = {
  ...notedForm,
  channel: { type: "text", limits: [1, 50] },
  noted_by: { type: "text", limits: [1, 255] },
};

export const notedLabels: Readonly<Record<string, string>> = {
  ...bookingLabels,
  channel: "Cómo llegó",
  noted_by: "La anotó",
  ...Object.fromEntries(channels.map((channel) => [channel, channel])),
};

const errors: Readonly<Record<string, string>> = {
  ...bookingErrors,
  channel: "Elige cómo llegó",
};

/** The consent of who said it and pressed nothing. */
export const SPOKEN_CONSENT = "de-palabra";

/** Checks what was said as a booking's form does; what was not said is empty. */
export function checkNoted(body: unknown): Checked<Record<string, string>> {
  const given = Object.fromEntries(
    Object.entries(Object(body)).filter(([, text]) => String(text).trim()),
  );
  const strict: RequestFields = { ...notedForm, ...said };
  const asked = Object.entries(strict).filter(
    ([each]) => !UNSAID.some((unsaid) => unsaid === each) || each in given,
  );
  const { data, errors: wrong } = check(schemaOf(Object.fromEntries(asked), errors), given);
  const unreachable = !("phone" in given || "email" in given);
  if (unreachable || !data)
    return {
      errors: { ...(unreachable && { phone: "Escribe un teléfono o un correo" }), ...wrong },
    };
  return {
    data: { ...Object.fromEntries(UNSAID.map((each) => [each, ""])), ...data } as Record<
      string,
      string
    >,
  };
}
