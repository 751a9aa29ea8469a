import {
  bookingErrors,
  bookingFields,
  checkOf,
  type ListedTrip,
  type RequestField,
  settings,
  subjectOf,
} from "@maloca/catalog";
import * as z from "zod";

const { dates, travelers, experiences, message } = bookingFields;

/** The fields that an assistant may fill in. The person types who they are; that is never in a link. */
const fields = { dates, travelers, experiences, message };

const checkFilled = checkOf(fields, { bookingErrors });

/** What each field is for, as assistants read it. */
const descriptions: Record<keyof typeof fields, string> = {
  dates: "Fechas o mes en las palabras de la persona, por ejemplo «del 12 al 16 de julio».",
  travelers: "Cuántos viajan, por ejemplo «2 adultos y 1 niño».",
  experiences: "Experiencias del viaje que le interesan, separadas por comas.",
  message: "Lo demás que quiere decirle al equipo.",
};

const textOf = (name: keyof typeof fields) => {
  const field: RequestField = fields[name];
  const [min, max] = field.limits ?? [0, 0];
  return z.string().min(min).max(max).optional().describe(descriptions[name]);
};

/** The fields as a tool's input, with the request's limits. */
export const enquiryInput = {
  dates: textOf("dates"),
  travelers: textOf("travelers"),
  experiences: textOf("experiences"),
  message: textOf("message"),
};

type Filled = Partial<Record<keyof typeof fields, string | undefined>>;

/** An e-mail address, or a telephone number as they are written in Colombia or with a country's code. */
const CONTACT = /@|\+\d[\d\s().-]{7,}|\b3\d{2}[\s.-]?\d{3}[\s.-]?\d{4}\b/;

/**
 * A link that opens the trip's page with the booking filled in; nothing is sent.
 * @throws Error that tells the assistant what to change.
 */
export function enquiryLink(trip: ListedTrip, name: string | undefined, filled: Filled) {
  const names = trip.packages.map((one) => one.name);
  if (name !== undefined && !names.includes(name))
    throw new Error(`package: este viaje no tiene ese paquete. Tiene: ${names.join(", ")}.`);
  const given = Object.fromEntries(Object.entries(filled).filter(([, text]) => text));
  for (const [field, text] of Object.entries(given)) {
    if (CONTACT.test(text ?? ""))
      throw new Error(
        `${field}: sin correos ni teléfonos, que no van en un enlace. La persona los escribe en el formulario.`,
      );
  }
  const { data, errors = {} } = checkFilled(given);
  const wrong = Object.entries(errors).filter(([field]) => field in given);
  if (wrong.length) throw new Error(wrong.map(([field, why]) => `${field}: ${why}`).join("\n"));
  const link = new URL(`/${trip.slug}`, settings.siteUrl);
  const values = Object.entries(given).map(([field, text]) => [
    field,
    data?.[field as keyof typeof fields] ?? text ?? "",
  ]);
  link.search = `${new URLSearchParams([["maloca", "booking"], ...(name ? [["package", name]] : []), ...values])}`;
  return { link: link.href, about: subjectOf({ ...trip, package: name }), next: NEXT };
}

const NEXT =
  "No se envió nada. El enlace abre el formulario lleno: la persona escribe quién es, lo revisa y lo envía.";
