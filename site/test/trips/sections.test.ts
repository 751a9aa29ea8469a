import type { TripSlug } from "@maloca/catalog";
import { expect, test } from "vitest";
import { documentOf, partBelow, textOf, texts } from "../built";

// The sections that only some trips have.

test("La Macarena's steps: four, and a button that opens the enrolment form", () => {
  for (const [slug, words] of [
    ["macarena", "Quiero inscribirme"],
    ["macarena-fin-de-ano", "Reservar Mi Experiencia"],
  ] as const) {
    const main = documentOf(`/${slug}`).querySelector("main") as HTMLElement;
    expect(texts(partBelow(main, "Cómo reservar") as Element, "h3")).toEqual([
      "Confirma tu interés",
      "Paga la reserva",
      "Recibe la guía",
      "Disfruta",
    ]);
    const button = [...main.querySelectorAll("button")].find((one) => textOf(one) === words);
    expect(button?.dataset.malocaOpen).toBe("booking");
  }
});

test("Guaviare's third package takes five days", () => {
  const packages = documentOf("/guaviare").querySelectorAll("#paquetes article");
  expect(textOf(packages[2])).toContain("5 días / 4 noches");
});

test("La Guajira has six highlights, La Macarena's ecolodge three cards", () => {
  const of = (slug: TripSlug, heading: string) =>
    texts(partBelow(documentOf(`/${slug}`).body, heading)?.closest("section") as Element, "h3")
      .length;
  expect(of("guajira", "Seis razones para cruzar el desierto")).toBe(6);
  expect(of("macarena", "El ecolodge")).toBe(3);
  expect(of("macarena-fin-de-ano", "El ecolodge")).toBe(3);
});

test("the December page alternates the house and the town, and lists six highlights", () => {
  const main = documentOf("/eje-cafetero-diciembre").querySelector("main") as HTMLElement;
  const sources = [...main.querySelectorAll("li a > img")].map((img) => img.getAttribute("src"));
  const scenes = sources.map((source) => /([^/]+)\.svg$/.exec(source ?? "")?.[1]);
  expect(scenes).toEqual(["corredor", "pueblo", "abuela", "acera", "cocina", "balcon"]);
  const about = partBelow(main, "La Navidad se reza, se come y se camina") as Element;
  expect(about.querySelectorAll("li")).toHaveLength(6);
  const call = [...main.querySelectorAll("a")].find(
    (a) => textOf(a) === "Contáctanos por WhatsApp",
  );
  expect(call?.href).toMatch(/^https:\/\/wa\.me\//);
});

test("Cartagena's night has three tickets by radio, each with its button", () => {
  const main = documentOf("/cartagena").querySelector("main") as HTMLElement;
  const form = main.querySelector("form:has(fieldset)") as HTMLFormElement;
  const tiers = [...form.querySelectorAll("label")].map((label) => ({
    words: textOf(label),
    value: label.querySelector("input")?.value,
    checked: label.querySelector("input")?.checked,
    type: label.querySelector("input")?.type,
  }));
  const message = (tier: string) =>
    `Hola, quiero reservar: Viaje a Cartagena - Fin de año en la muralla, ${tier}.`;
  expect(tiers.map(({ value, checked, type }) => [type, value, checked])).toEqual([
    ["radio", message("SUPER VIP"), true],
    ["radio", message("PREMIUM"), false],
    ["radio", message("GENERAL"), false],
  ]);
  expect(tiers[0]?.words).toMatch(/SUPER VIP\$ 1\.820\.000.*aprox\. 455 USD$/);
  expect(tiers[1]?.words).toMatch(/PREMIUM\$ 1\.170\.000.*aprox\. 290 USD$/);
  expect(tiers[2]?.words).toMatch(/GENERAL\$ 650\.000.*aprox\. 160 USD$/);
  const packages = [...form.querySelectorAll("button")].map(({ dataset }) => dataset.package);
  expect(packages).toEqual(
    ["SUPER VIP", "PREMIUM", "GENERAL"].map((tier) => `Fin de año en la muralla, ${tier}`),
  );
});

test("New Year in the Pacific lists its four experiences, and its donation opens a new tab", () => {
  const main = documentOf("/fin-de-ano-choco").querySelector("main") as HTMLElement;
  const section = partBelow(main, "Escoge dos experiencias")?.closest("section") as Element;
  expect(texts(section, "h3")).toEqual([
    "Safari de ballenas",
    "Clase de surf",
    "Pesca artesanal",
    "Masaje",
  ]);
  const picker = section.querySelector("maloca-experiences");
  const boxes = picker?.querySelector<HTMLTemplateElement>("template")?.content;
  expect([...(boxes?.querySelectorAll("input") ?? [])].map(({ value }) => value)).toEqual(
    texts(section, "h3"),
  );
  const link = [...main.querySelectorAll("a")].find((a) => textOf(a).startsWith("Donar"));
  expect(link?.href).toMatch(/^https:/);
  expect([link?.target, link?.rel]).toEqual(["_blank", "noopener"]);
});
