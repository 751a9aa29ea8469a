import { expect, test } from "vitest";
import * as z from "zod/mini";
import { bookingFields, bookingRequest, check, subjectOf, tripRequest } from "../src";
import { request } from "../src/validation";
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
  expect(check(bookingRequest, { ...good, name: "  Ana\u0000\ud800Gómez\t", extra: 1 })).toEqual({
    data: sampleOf(bookingFields, { ...good, name: "Ana Gómez" }),
  });
});

test.each(["\u200B\u200B", "\u2060 \uFEFF", "\u3164\u3164", "\u2800\u2800", "\u202E\u00AD"])(
  "%j, of which nothing is to be seen, is not a name",
  (name) => {
    expect(Object.keys(check(bookingRequest, { ...good, name }).errors ?? {})).toEqual(["name"]);
    const message = `Hola\u200B ${name}`;
    expect(check(bookingRequest, { ...good, message }).data?.message).toContain("Hola\u200B");
  },
);

test("a message keeps its lines and loses what would break a database or a mail", () => {
  const { data } = check(bookingRequest, {
    ...good,
    message: "uno\r\ndos\ttres\u0000\ud800\u0007",
  });
  expect(data?.message).toBe("uno\ndos\ttres");
});

test("anything else than a request is refused without an exception", () => {
  for (const input of [null, 7, "x", [], { ...good, name: {} }, { ...good, email: ["a@b.co"] }]) {
    expect(check(bookingRequest, input).errors).toBeDefined();
  }
});

test("a number of travellers is read as people type it", () => {
  const who = { first_name: "Lucía", last_name: "Ospina", email: "lucia arroba correo" };
  const travelers = [" 4 ", "", 1, null].map((num_travelers) => {
    const { data } = check(tripRequest, { ...who, num_travelers });
    return data?.num_travelers;
  });
  expect(travelers).toEqual([4, null, 1, null]);
});

test("a concept names destination and package, or is the one that its page sets", () => {
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

test("of several faults of a field the first gives the message", () => {
  const schema = request(() => ({
    name: z.string().check(z.minLength(2, "short"), z.includes("@", "no @")),
  }));
  expect(check(schema, { name: "x" }).errors).toEqual({ name: "short" });
});
