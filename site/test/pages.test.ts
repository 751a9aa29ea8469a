import type { TripSlug } from "@maloca/catalog";
import { expect, test } from "vitest";
import { documentOf, partBelow, textOf, texts } from "./built";

// What single trip pages have of their own. What the other pages say is kept in `words/`.

const mainOf = (path: string) => documentOf(path).querySelector("main") as HTMLElement;
const below = (path: string, heading: string) => partBelow(mainOf(path), heading) as HTMLElement;

const STEPS = ["Confirma tu interés", "Paga la reserva", "Recibe la guía", "Disfruta"];
const EXPERIENCES = ["Safari de ballenas", "Clase de surf", "Pesca artesanal", "Masaje"];

test.each<[TripSlug, string, number | string[]]>([
  ["macarena", "Cómo reservar", STEPS],
  // Its departure has passed: nothing is paid.
  ["macarena-fin-de-ano", "Cómo reservar", STEPS.filter((step) => !step.startsWith("Paga"))],
  ["guajira", "Seis razones para cruzar el desierto", 6],
  ["macarena", "El ecolodge", 3],
  ["macarena-fin-de-ano", "El ecolodge", 3],
  ["fin-de-ano-choco", "Elige dos experiencias", EXPERIENCES],
])("/%s: below %s stand %j", (slug, heading, expected) => {
  const titles = texts(below(`/${slug}`, heading).closest("section") as Element, "h3");
  if (typeof expected === "number") expect(titles).toHaveLength(expected);
  else expect(titles).toEqual(expected);
});

test.each([
  ["macarena", "Quiero inscribirme"],
  ["macarena-fin-de-ano", "Reservar Mi Experiencia"],
])("/%s opens its booking with %s", (slug, words) => {
  const button = [...mainOf(`/${slug}`).querySelectorAll("button")].find(
    (b) => textOf(b) === words,
  );
  expect(button?.dataset.malocaOpen).toBe("booking");
});

test("the December page alternates the house and the town", () => {
  const main = mainOf("/eje-cafetero-diciembre");
  const sources = [...main.querySelectorAll("li a > img")].map((img) => img.getAttribute("src"));
  const scenes = sources.map((source) => /([^/]+)\.svg$/.exec(source ?? "")?.[1]);
  expect(scenes).toEqual(["corredor", "pueblo", "abuela", "acera", "cocina", "balcon"]);
});

test("New Year in the Pacific has its experiences' boxes before any script, and a donation", () => {
  const main = mainOf("/fin-de-ano-choco");
  const boxes = main.querySelector<HTMLTemplateElement>("maloca-experiences > template")?.content;
  expect([...(boxes?.querySelectorAll("input") ?? [])].map(({ value }) => value)).toEqual(
    EXPERIENCES,
  );
  expect(main.querySelectorAll("a[href^='https://donaciones.']")).toHaveLength(1);
});

test("Cartagena's night has three tickets by radio, each with its button", () => {
  const form = mainOf("/cartagena").querySelector("form:has(fieldset)") as HTMLFormElement;
  const tiers = [...form.querySelectorAll("label")].map((label) => {
    const { type, value, checked } = label.querySelector("input") as HTMLInputElement;
    return [type, value, checked];
  });
  const names = ["SUPER VIP", "PREMIUM", "GENERAL"].map(
    (tier) => `Fin de año en la muralla, ${tier}`,
  );
  expect(tiers).toEqual(
    names.map((name, i) => [
      "radio",
      `Hola, quiero reservar: Viaje a Cartagena - ${name}.`,
      i === 0,
    ]),
  );
  expect([...form.querySelectorAll("button")].map(({ dataset }) => dataset.package)).toEqual(names);
  expect(texts(form, "label").join()).toMatch(
    /SUPER VIP\$ 1\.820\.000.*aprox\. 455 USD,PREMIUM\$ 1\.170\.000.*aprox\. 290 USD,GENERAL\$ 650\.000.*aprox\. 160 USD$/,
  );
});
