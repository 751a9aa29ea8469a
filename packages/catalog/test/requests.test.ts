import { expect, test } from "vitest";
import {
  bookingFields,
  bookingLimits,
  bookingRequest,
  check,
  contactFields,
  contactMessage,
  messagingLink,
  newsletterSignup,
  newsletterSubmission,
  subjectOf,
  toSubmission,
  tripRequest,
  tripRequestFields,
} from "../src";
import { sampleOf } from "./sample-of";

const good = {
  name: "Ana",
  email: "ana@example.com",
  phone: "3001234567",
  destination: "Guaviare",
  dates: "marzo",
  travelers: "2",
};

test("a good request is cleaned and completed", () => {
  expect(check(bookingRequest, { ...good, name: "  Ana\u0000 Gómez\t", extra: 1 })).toEqual({
    data: sampleOf(bookingFields, { ...good, name: "Ana Gómez" }),
  });
});

test("every limit holds at both ends", () => {
  for (const [name, [min, max]] of Object.entries(bookingLimits)) {
    const fits = (length: number) => {
      const text =
        name === "email" ? `${"a".repeat(Math.max(length - 6, 1))}@b.com` : "x".repeat(length);
      return check(bookingRequest, { ...good, [name]: text }).data !== undefined;
    };
    if (name !== "email") {
      expect(fits(min), `${name} of ${min}`).toBe(true);
      if (min > 0) expect(fits(min - 1), `${name} of ${min - 1}`).toBe(false);
      expect(fits(max), `${name} of ${max}`).toBe(true);
    }
    expect(fits(max + 1), `${name} of ${max + 1}`).toBe(false);
  }
});

test.each(["\u200B\u200B", "\u2060 \uFEFF", "\u3164\u3164", "\u2800\u2800", "\u202E\u00AD"])(
  "%j, of which nothing is to be seen, is not a name",
  (name) => {
    expect(Object.keys(check(bookingRequest, { ...good, name }).errors ?? {})).toEqual(["name"]);
    const message = `Hola\u200B ${name}`;
    expect(check(bookingRequest, { ...good, message }).data?.message).toContain("Hola\u200B");
  },
);

test("white space alone is not a name", () => {
  expect(check(bookingRequest, { ...good, name: "   \n " }).errors).toEqual({
    name: "El nombre debe tener al menos 2 caracteres",
  });
});

test("a message keeps its lines and loses what would break a database or a mail", () => {
  const { data } = check(bookingRequest, {
    ...good,
    message: "uno\r\ndos\ttres\u0000\ud800\u0007",
  });
  expect(data?.message).toBe("uno\ndos\ttres");
});

test("whatever is sent instead of a request is refused, never thrown at", () => {
  for (const input of [null, 7, "x", [], { ...good, name: {} }, { ...good, email: ["a@b.co"] }]) {
    expect(check(bookingRequest, input).errors).toBeDefined();
  }
});

test("the newsletter asks for an @ and nothing stricter", () => {
  expect(check(newsletterSignup, { email: "a@" }).data).toEqual({ email: "a@" });
  expect(check(newsletterSignup, { email: "ana" }).errors).toEqual({
    email: "Por favor ingresa un email válido",
  });
  expect(check(newsletterSubmission, toSubmission("a@b", "https://x/", "Inicio")).data).toEqual({
    fields: [{ name: "email", value: "a@b" }],
    context: { pageUri: "https://x/", pageName: "Inicio" },
  });
});

test("a contact message needs all but the organization", () => {
  expect(check(contactMessage, { name: " ", email: "jose" }).errors).toEqual({
    name: "Por favor escribe tu nombre",
    email: "Email inválido",
    message: "Por favor escribe tu mensaje",
  });
  const message = { name: "José", email: "jose@example.com", message: "Hola" };
  expect(check(contactMessage, message).data).toEqual(sampleOf(contactFields, message));
});

test("a trip request needs who asks, and takes the e-mail as it is written", () => {
  expect(check(tripRequest, {}).errors).toEqual({
    first_name: "Por favor escribe tu nombre",
    last_name: "Por favor escribe tu apellido",
    email: "Por favor escribe tu correo",
  });
  const who = { first_name: "Lucía", last_name: "Ospina", email: "lucia arroba correo" };
  const { data } = check(tripRequest, who);
  expect(data).toEqual(sampleOf(tripRequestFields, who));
  expect(data).toMatchObject({
    phone: "",
    destination: "",
    travel_dates: "",
    num_travelers: null,
    budget_range: "",
    interests: [],
    special_requirements: "",
    how_found_us: "",
  });
  const travelers = (num_travelers: unknown) => check(tripRequest, { ...who, num_travelers }).data;
  expect([" 4 ", "", 1, null].map((typed) => travelers(typed)?.num_travelers)).toEqual([
    4,
    null,
    1,
    null,
  ]);
  for (const wrong of ["0", "dos", -1, 1.5, Number.NaN, true, []]) {
    expect(travelers(wrong), String(wrong)).toBeUndefined();
  }
});

test("a concept names destination and package, or stands as its page fixed it", () => {
  expect(subjectOf({ destination: "Guaviare", package: "Viva" })).toBe("Viaje a Guaviare - Viva");
  expect(subjectOf({ destination: "Guaviare" })).toBe("Viaje a Guaviare - consulta general");
  expect(subjectOf({ concept: "Velitas en el Chocó", package: "Posada" })).toBe(
    "Velitas en el Chocó - Posada",
  );
  expect(subjectOf({ concept: "Eje Cafetero Fin de Año", fixedConcept: true })).toBe(
    "Eje Cafetero Fin de Año",
  );
  expect(subjectOf({ concept: "Eje Cafetero Fin de Año", fixedConcept: true, package: "A" })).toBe(
    "Eje Cafetero Fin de Año - A",
  );
  expect(subjectOf({})).toBe("");
});

test("a messaging link carries its text", () => {
  expect(messagingLink("Hola, ¿hay cupo?")).toBe(
    "https://wa.me/573000000000?text=Hola%2C%20%C2%BFhay%20cupo%3F",
  );
  expect(messagingLink()).toBe("https://wa.me/573000000000");
});
