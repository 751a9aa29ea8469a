import {
  bookingFields,
  bookingRequest,
  type ListedTrip,
  type RequestField,
  settings,
  subjectOf,
} from "@maloca/catalog";
import * as z from "zod";
import { plainSigns } from "../leads/look-alikes";

/**
 * The fields that an assistant may fill in, and what each is for, as it reads it. The person types who they are; that
 * is never in a link.
 */
const descriptions = {
  dates: "Fechas o mes en las palabras de la persona, por ejemplo «del 12 al 16 de julio».",
  travelers: "Cuántos viajan, por ejemplo «2 adultos y 1 niño».",
  experiences: "Experiencias del viaje que le interesan, separadas por comas.",
  message: "Lo demás que quiere decirle al equipo.",
};
type EnquiryField = keyof typeof descriptions;

/** The fields as a tool's input, with the request's limits. */
export const enquiryInput = Object.fromEntries(
  Object.entries(descriptions).map(([name, description]) => {
    const field: RequestField = bookingFields[name as EnquiryField];
    const [min, max] = field.limits ?? [0, 0];
    return [name, z.string().min(min).max(max).optional().describe(description)];
  }),
) as Record<EnquiryField, z.ZodOptional<z.ZodString>>;

type Filled = Partial<Record<EnquiryField, string | undefined>>;

/** What may stand between the digits of a number. Between two sums or dates stands more. */
const GAP = String.raw`[^\p{L}\p{N}]{0,2}`;

/** A number of Colombia, also with its country's code. */
const colombian = (start: string) =>
  new RegExp(String.raw`(?<!\d)(?:57${GAP})?${start}(?:${GAP}\d){7}(?!\d)`, "u");

/**
 * An e-mail address, also told in words, or a telephone number as they are written in Colombia or with a country's
 * code. A number in words is not found, because so are dates and travellers.
 */
const CONTACTS = [
  /@|\b(?:arroba|at)(?:\s+[\w-]+){1,3}\s+(?:punto|dot)\b/i,
  /\barroba\s*[\w-]+(?:\.[\w-]+)+/i,
  /(?:\+|\b00)\s?[1-9][\d\s()./-]{7,}/,
  colombian(String.raw`3\d{2}`),
  colombian("60[1-8]"),
  // Digit by digit, as no sum and no date is written.
  /(?<!\d)3(?:[^\p{L}\p{N}]{1,2}\d){9}(?!\d)/u,
];

/** A word in brackets, as in `ana (at) mail (dot) com`, and marks over letters and digits. */
const BRACKETED = /[([{<]\s*(\w+)\s*[)\]}>]/g;
const MARKS = /\p{M}/gu;

const isContact = (text: string) => {
  const plain = plainSigns(text).normalize("NFD").replace(MARKS, "");
  return CONTACTS.some((contact) => contact.test(plain.replace(BRACKETED, " $1 ")));
};

/**
 * Checks what an assistant filled in, and cleans it as the booking does.
 * @throws Error that tells the assistant what to change.
 */
export function checkEnquiry(trip: ListedTrip, name: string | undefined, filled: Filled) {
  const names = trip.packages.map((one) => one.name);
  if (name !== undefined && !names.includes(name))
    throw new Error(`package: este viaje no tiene ese paquete. Tiene: ${names.join(", ")}.`);
  const clean: Record<string, string> = {};
  const wrong: string[] = [];
  for (const [field, text] of Object.entries(filled)) {
    if (!text) continue;
    if (isContact(text))
      throw new Error(
        `${field}: sin correos ni teléfonos, que no van en un enlace. La persona los escribe en el formulario.`,
      );
    const { error, data } = bookingRequest.shape[field as EnquiryField].safeParse(text);
    if (error) wrong.push(`${field}: ${error.issues[0]?.message}`);
    else clean[field] = data;
  }
  if (wrong.length) throw new Error(wrong.join("\n"));
  return clean;
}

/** A link that opens the trip's page with the booking filled in; nothing is sent. */
export function enquiryLink(
  trip: ListedTrip,
  name: string | undefined,
  fields: Record<string, string>,
) {
  const link = new URL(`/${trip.slug}`, settings.siteUrl);
  const opens = { maloca: "booking", ...(name && { package: name }), ...fields };
  link.search = `${new URLSearchParams(opens)}`;
  return { link: link.href, about: subjectOf({ ...trip, package: name }), next: NEXT };
}

const NEXT =
  "No se envió nada. El enlace abre el formulario lleno: la persona escribe quién es, lo revisa y lo envía.";
