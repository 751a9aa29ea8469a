import {
  formatCop,
  formatUsd,
  includedText,
  quote,
  type TripSlug,
  voluntariado,
} from "@maloca/catalog";
import { expect, test } from "vitest";
import { documentOf, partBelow, textOf, texts } from "./built";

// What single pages say and hold. Written out as the operator states it, so that an accidental change is noticed;
// prices are compared with docs/product/prices.md by the catalogue's tests.

const mainOf = (path: string) => documentOf(path).querySelector("main") as HTMLElement;
const below = (path: string, heading: string) => partBelow(mainOf(path), heading) as HTMLElement;
const messageOf = (link: Element | null | undefined) =>
  new URL(link?.getAttribute("href") ?? "").searchParams.get("text");

test.each([
  ["/404.html", "404Oops! Page not found"],
  ["/404.html", "Este camino no está en el mapa"],
  ["/blog/choco-checkpoint", "El primer checkpoint regenerativo nació en el Chocó"],
  ["/blog/choco-checkpoint", "350.000 USD (aprox. $ 1.470.000.000)"],
  ["/blog/choco-checkpoint", "200.000 USD de capital comercial"],
  ["/blog/choco-checkpoint", "150.000 USD de filantropía"],
  [
    "/blog/choco-checkpoint",
    "en abril, las sardinas; de junio a noviembre, las ballenas jorobadas; en diciembre, el tiburón ballena",
  ],
  ["/consultoria", "Programa de Impacto Comunitario"],
  ["/consultoria", "Especialista en turismo regenerativo y comunitario"],
  ["/consultoria", "Te devolvemos el valor al confirmar una reserva"],
  ["/voluntariado", "45 minutos en lancha"],
  ["/voluntariado", "Desde $ 1.700.000 por persona"],
  ["/voluntariado", "Impuesto de ingreso a la región, cerca de $ 35.000 (aprox. 8 USD)"],
])("%s says %s", (path, words) => {
  expect(textOf(mainOf(path))).toContain(words);
});

test("the 404 page marks its English text, and itself for the console's message", () => {
  const main = mainOf("/404.html");
  const link = main.querySelector("a");
  expect([textOf(link), link?.getAttribute("href")]).toEqual(["Return to Home", "/"]);
  for (const english of [main.querySelector("h1"), link]) {
    expect(english?.closest("[lang=en]")).not.toBeNull();
  }
  expect(main.querySelectorAll("[data-not-found]")).toHaveLength(1);
});

test.each([
  ["/blog/choco-checkpoint", ["/", "/", "/voluntariado", "/velitas-choco", "/fin-de-ano-choco"]],
  ["/blog/el-salto", ["/blog/choco-checkpoint", "/"]],
])("%s is one story of 600 to 900 words, which leads to %j", (path, hrefs) => {
  const article = mainOf(path).querySelector(":scope > article") as HTMLElement;
  const words = texts(article, "p, h2").join(" ").split(" ").length;
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(900);
  expect(article.querySelectorAll("h2").length).toBeGreaterThanOrEqual(4);
  expect([...article.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual(hrefs);
});

test.each([
  [
    "/blog/choco-checkpoint",
    "article dd",
    ["Arusí, Chocó", "Activo · 2025", "60", "50", "3.000 litros al día", "12"],
  ],
  [
    "/consultoria",
    "ol > li",
    [
      "2025Jardín del Mar, en Arusí, Chocó: el primer checkpoint, activo con 60 familias.",
      "202520 estudiantes participan en el primer semestre.",
      "Hasta hoyMás de 200 familias en 5 territorios.",
      "Hasta hoyMás de 15 congresos.",
    ],
  ],
  [
    "/voluntariado",
    "li > div:has(> h3)",
    ["Sardinasabril", "Ballenas jorobadasjunio a noviembre", "Tiburón ballenadiciembre"],
  ],
])("%s lists in %s %j", (path, selector, list) => {
  const found = texts(mainOf(path), selector);
  expect(found).toHaveLength(list.length);
  for (const [i, words] of list.entries()) expect(found[i]).toContain(words);
});

test("the consultancy's packages have their prices in both currencies, and open their form", () => {
  const main = mainOf("/consultoria");
  const cards = [...main.querySelectorAll("article")].map((card) => [
    texts(card, "header p").join(" "),
    /(?:Desde )?[\d.]+ USD|Gratis/.exec(textOf(card))?.[0],
    /aprox\. (\$ [\d.]+)/.exec(textOf(card))?.[1],
    textOf(card.querySelector("a, button")),
    card.querySelector("a")?.href ?? card.querySelector("button")?.getAttribute("commandfor"),
  ]);
  const agenda = "https://agenda.maloca.example";
  expect(cards).toEqual([
    ["30 min", "50 USD", "$ 210.000", "Agendar la consulta", `${agenda}/consulta`],
    ["1 hora", "Gratis", undefined, "Agendar Sinergia", `${agenda}/sinergia`],
    ["10 horas", "Desde 1.750 USD", "$ 7.350.000", "Pedir propuesta", "propuesta"],
    ["Recomendado 20 horas", "Desde 3.500 USD", "$ 14.700.000", "Pedir propuesta", "propuesta"],
    ["40+ horas", "Desde 7.000 USD", "$ 29.400.000", "Pedir propuesta", "propuesta"],
  ]);
  const openers = [...main.querySelectorAll("button[command=show-modal]:not(article *)")];
  expect(openers.map((one) => [textOf(one), one.getAttribute("commandfor")])).toEqual([
    ["Presentar una propuesta", "propuesta"],
    ["Presentar una propuesta", "propuesta"],
    ["Escribir un mensaje", "mensaje"],
  ]);
  expect(main.querySelectorAll("ul > li:has(> svg) > h3")).toHaveLength(4);
});

test.each([
  ["propuesta", "Propuesta de consultoría", "maloca-partnership", 12],
  ["mensaje", "Escríbenos", "maloca-contact", 4],
])("the dialog #%s has its form before any script", (id, title, form, fields) => {
  const dialog = documentOf("/consultoria").querySelector(`dialog#${id}`) as HTMLElement;
  const name = dialog.getAttribute("aria-labelledby") ?? "";
  expect(textOf(documentOf("/consultoria").getElementById(name))).toBe(title);
  const template = dialog.querySelector<HTMLTemplateElement>(`${form} > template`);
  expect(template?.content.querySelectorAll("[name]")).toHaveLength(fields);
});

test("volunteering's stays are the catalogue's, and are asked for by message", () => {
  const main = mainOf("/voluntariado");
  const { packages, included, notIncluded } = voluntariado;
  const stays = [...main.querySelectorAll("article")];
  expect(stays.map((card) => messageOf(card.querySelector("a")))).toEqual(
    packages.map(({ name }) => `Hola, quiero reservar: Voluntariado en el Chocó - ${name}.`),
  );
  for (const [i, card] of stays.entries()) {
    const { accommodation, badge, duration, price } = packages[i] as (typeof packages)[number];
    expect(textOf(card.closest("div")?.querySelector("h3"))).toBe(accommodation);
    expect(textOf(card)).toContain(`${duration?.days} días / ${duration?.nights} noches`);
    const { cop, usd } = quote(price);
    const words = `${formatCop(cop)}por persona, aprox. ${formatUsd(usd)}`;
    expect(textOf(card)).toContain(words.replace(/\s/g, " "));
    expect(textOf(card).includes("Más popular")).toBe(Boolean(badge));
    expect(textOf(card.querySelector("a"))).toBe("Reservar");
  }
  expect(main.querySelector("[data-maloca-open]")).toBeNull();
  expect(texts(below("/voluntariado", "Incluye"), "li")).toEqual(included.map(includedText));
  expect(texts(below("/voluntariado", "No incluye"), "li")).toHaveLength(notIncluded.length);
  const itinerary = below("/voluntariado", "Un día entre mar, huerta y escuela").querySelector("a");
  expect(messageOf(itinerary)).toBe(
    "Hola, me gustaría recibir el itinerario de Voluntariado en el Chocó.",
  );
  const help = documentOf("/voluntariado").querySelector("maloca-help template")?.innerHTML ?? "";
  const [asked = ""] = /wa\.me[^"]+/.exec(help) ?? [];
  expect(decodeURIComponent(asked)).toContain("sobre este viaje: Voluntariado en el Chocó.");
});

test("weeks of volunteering and groups of students are asked for by message, each as its own", () => {
  const main = mainOf("/voluntariado");
  const asked = (id: string) => messageOf(main.querySelector(`#${id} a[target]`));
  expect(asked("semanas")).toBe("Hola, quiero reservar: Voluntariado de 2 a 4 semanas.");
  expect(asked("estudiantes")).toBe(
    "Hola, quiero venir con un grupo de estudiantes: Voluntariado en el Chocó.",
  );
  expect(textOf(main.querySelector("#semanas"))).toMatch(
    /De 2 a 4 semanas.*Desde.*1\.200 USD.*por persona, aprox\. \$ 5\.040\.000/,
  );
});

test("volunteering's six pictures open themselves, and none is twice in a row of three", () => {
  const main = mainOf("/voluntariado");
  const tiles = [...main.querySelectorAll<HTMLAnchorElement>("maloca-lightbox a:has(> img)")];
  expect(tiles).toHaveLength(6);
  for (const tile of tiles) {
    expect(tile.querySelector("img")?.getAttribute("src")).toBe(tile.getAttribute("href"));
    expect(textOf(tile)).not.toBe("");
  }
  const pictures = [...main.querySelectorAll("img")].map((img) => img.getAttribute("src"));
  for (const [i, src] of pictures.entries())
    expect(pictures.slice(i + 1, i + 4)).not.toContain(src);
});

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
