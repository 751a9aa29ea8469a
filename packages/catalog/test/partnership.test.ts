import { expect, test } from "vitest";
import {
  check,
  mailLink,
  organizationTypes,
  type PartnershipProposal,
  partnershipLimits,
  partnershipMail,
  partnershipNotices,
  partnershipProposal,
} from "../src";

const good = {
  firstName: "Ana",
  lastName: "Gómez",
  organizationName: "Universidad aliada",
  organizationType: "university",
  email: "ana@universidad.example",
  phone: "+57 300 123 4567",
  country: "Colombia",
  projectDescription: "Prácticas de biología marina con la comunidad de Arusí.",
  objectives: "Aprender y devolver: datos para el territorio.",
};

const proposalOf = (input: object) =>
  check(partnershipProposal, { ...good, ...input }).data as PartnershipProposal;

test("a good proposal is cleaned, and what may be missing is empty", () => {
  expect(proposalOf({ firstName: " Ana\t" })).toEqual({
    ...good,
    timeline: "",
    budget: "",
    additionalInfo: "",
  });
});

test("an empty form hears nine messages", () => {
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, ""]));
  expect(check(partnershipProposal, empty).errors).toEqual({
    firstName: "El nombre debe tener al menos 2 caracteres",
    lastName: "El apellido debe tener al menos 2 caracteres",
    organizationName: "El nombre de la organización es requerido",
    organizationType: "Selecciona el tipo de organización",
    email: "Email inválido",
    phone: "Teléfono inválido",
    country: "País es requerido",
    projectDescription: "Describe tu proyecto con al menos 50 caracteres",
    objectives: "Describe tus objetivos con al menos 30 caracteres",
  });
  expect(check(partnershipProposal, {}).errors).toEqual(check(partnershipProposal, empty).errors);
});

test("every limit holds at both ends", () => {
  for (const [name, [min, max]] of Object.entries(partnershipLimits)) {
    if (name === "email") continue;
    const fits = (length: number) => proposalOf({ [name]: "x".repeat(length) }) !== undefined;
    expect(fits(min) && fits(max), name).toBe(true);
    expect(fits(max + 1), `${name} of ${max + 1}`).toBe(false);
    if (min > 0) expect(fits(min - 1), `${name} of ${min - 1}`).toBe(false);
  }
});

test("an organisation is one of three", () => {
  expect(organizationTypes).toEqual({
    university: "Universidad",
    company: "Empresa",
    hotel: "Hotel",
  });
  expect(check(partnershipProposal, { ...good, organizationType: "ngo" }).errors).toEqual({
    organizationType: "Selecciona el tipo de organización",
  });
});

test("the mail holds every field with its label, and says what was left empty", () => {
  const { subject, body } = partnershipMail(proposalOf({ objectives: `${good.objectives}\nDos.` }));
  expect(subject).toBe("Propuesta de alianza: Universidad aliada (Universidad)");
  expect(body.split("\r\n")).toEqual([
    "Hola, equipo de Maloca. Esta es nuestra propuesta de alianza.",
    "",
    "Nombre: Ana",
    "Apellido: Gómez",
    "Organización: Universidad aliada",
    "Tipo de organización: Universidad",
    "Correo electrónico: ana@universidad.example",
    "Teléfono: +57 300 123 4567",
    "País: Colombia",
    "",
    "Descripción del proyecto:",
    good.projectDescription,
    "",
    "Objetivos:",
    good.objectives,
    "Dos.",
    "",
    "Cronograma: No especificado",
    "Presupuesto: No especificado",
    "Información adicional: N/A",
  ]);
  expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("what may be missing is in the mail when it is given", () => {
  const { body } = partnershipMail(
    proposalOf({ timeline: "2026", budget: "$ 10.000.000", additionalInfo: "Somos doce." }),
  );
  expect(body).toContain(
    "Cronograma: 2026\r\nPresupuesto: $ 10.000.000\r\nInformación adicional: Somos doce.",
  );
});

test("the link carries subject and body whole, and nothing typed adds to its headers", () => {
  const mail = partnershipMail(
    proposalOf({ organizationName: "A & B?\r\nBcc: x@y.example", additionalInfo: "100 % + #1" }),
  );
  const link = mailLink("alianzas@maloca.example", mail);
  expect(link).toMatch(/^mailto:alianzas@maloca\.example\?subject=[^&?#]+&body=[^&?#]+$/);
  expect(link).toContain("alianza.%0D%0A%0D%0ANombre%3A%20Ana%0D%0A");
  const given = new URL(link).searchParams;
  expect([...given.keys()]).toEqual(["subject", "body"]);
  expect(given.get("subject")).toBe("Propuesta de alianza: A & B? Bcc: x@y.example (Universidad)");
  expect(given.get("body")).toBe(mail.body);
});

test("the notices say that it was sent, or why not", () => {
  expect(Object.values(partnershipNotices).map(({ text }) => text)).toEqual([
    "Te hemos redirigido a tu cliente de correo. Nos pondremos en contacto pronto.",
    "Hubo un problema al enviar tu propuesta. Intenta de nuevo.",
  ]);
  expect(partnershipNotices.sent.title).toBe("¡Propuesta enviada!");
});
