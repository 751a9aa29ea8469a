import { expect, test } from "vitest";
import {
  check,
  mailLink,
  type PartnershipProposal,
  partnershipMail,
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

test("the link carries subject and body whole, and nothing typed adds to its headers", () => {
  const mail = partnershipMail(
    proposalOf({ organizationName: "A & B?\r\nBcc: x@y.example", additionalInfo: "100 % + #1" }),
  );
  const link = mailLink("alianzas@maloca.example", mail);
  expect(link).toMatch(/^mailto:alianzas@maloca\.example\?subject=[^&?#]+&body=[^&?#]+$/);
  // What may be missing, too.
  expect(mail.body).toContain("Información adicional: 100 % + #1");
  expect(link).toContain("alianza.%0D%0A%0D%0ANombre%3A%20Ana%0D%0A");
  const given = new URL(link).searchParams;
  expect([...given.keys()]).toEqual(["subject", "body"]);
  expect(given.get("subject")).toBe("Propuesta de alianza: A & B? Bcc: x@y.example (Universidad)");
  expect(given.get("body")).toBe(mail.body);
});
