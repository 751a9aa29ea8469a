import { describe, expect, test } from "vitest";
import { textOf, texts } from "./built";
import { figures, formIn, home, inside, linkOf, outside, section } from "./home";

// Written out as the operator states them, so that an accidental change is noticed.

test("the sections stand in their order", () => {
  const sections = [...home.querySelectorAll("main > section")];
  expect(sections.map(({ id }) => id)).toEqual([
    "", // the hero
    "buscador",
    "mapa",
    "problema",
    "programas",
    "jardin-del-mar",
    "destinos",
    "aliados",
    "viajes",
    "custom-trip-form",
    "viajes-temporada",
    "territorios",
    "nosotros",
    "reconocimientos",
    "galeria",
    "comunidad",
    "blog",
    "newsletter",
    "", // the 2030 call
  ]);
  expect(section("aliados").contains(section("hoteles"))).toBe(true);
  expect(home.querySelector("main + footer")).not.toBeNull();
});

test("every section has a heading of its own", () => {
  for (const one of home.querySelectorAll("main > section")) {
    expect(one.querySelectorAll("h1, h2"), `#${one.id}`).toHaveLength(1);
  }
});

test("the hero's three buttons scroll to viajes, nosotros and aliados", () => {
  const hero = home.querySelector("h1")?.closest("section");
  const targets = [...(hero?.querySelectorAll("a") ?? [])].map((a) => a.getAttribute("href"));
  expect(targets).toEqual(["#viajes", "#nosotros", "#aliados"]);
});

test("the problem has three points", () => {
  expect(section("problema").querySelectorAll("li")).toHaveLength(3);
});

test("three ways to travel show their stated price in both currencies and a link", () => {
  const models = [...section("programas").querySelectorAll("li")].map((model) => [
    textOf(model.querySelector("h3")),
    /Desde .*/.exec(textOf(model))?.[0],
    textOf(model.querySelector("h3 + p")),
    model.querySelector("a")?.getAttribute("href"),
  ]);
  expect(models).toEqual([
    [
      "A tu medida",
      "Desde unos 400 USD, aprox. $ 1.680.000",
      "De 5 a 12 días",
      "#custom-trip-form",
    ],
    [
      "De temporada",
      "Desde 710 USD por persona, aprox. $ 2.982.000",
      "De 4 a 6 días",
      "#viajes-temporada",
    ],
    [
      "Voluntariado",
      "Desde 1.200 USD por persona, aprox. $ 5.040.000",
      "De 2 a 4 semanas",
      "/voluntariado",
    ],
  ]);
});

test("the pilot states its impact, its investment and what it gives back", () => {
  const pilot = section("jardin-del-mar");
  expect(figures(pilot)).toEqual([
    ["3.000", "litros de agua al día"],
    ["60", "familias"],
    ["50", "niñas y niños"],
    ["12", "empleos"],
    ["200.000 USD", "inversión comercial"],
    ["150.000 USD", "aporte filantrópico"],
    ["22–25 %", "TIR de la inversión comercial"],
    ["4 años", "para recuperar la inversión"],
  ]);
  expect(textOf(pilot)).toContain("Inversión total350.000 USD");
  expect(textOf(pilot)).toContain("Arusí, Chocó");
});

test("six tiles lead to their pages", () => {
  const tiles = [...section("destinos").querySelectorAll("li a")];
  expect(tiles.map((tile) => tile.getAttribute("href"))).toEqual([
    "/cartagena",
    "/eje-cafetero",
    "/macarena",
    "/santa-marta",
    "/providencia",
    "/voluntariado",
  ]);
  expect(textOf(tiles[5])).toContain("Chocó");
});

describe("partnerships", () => {
  const aliados = section("aliados");

  test("say what a university and a company may expect", () => {
    expect(figures(aliados)).toEqual([
      ["2", "años, como mínimo, dura cada alianza académica"],
      ["10–15", "estudiantes en cada piloto"],
    ]);
    const drawn = [...aliados.querySelectorAll("li:has([aria-hidden])")].map((length) => [
      textOf(length),
      length.querySelectorAll("[aria-hidden]").length,
    ]);
    expect(drawn).toEqual([
      ["2 días / 1 noche", 3],
      ["3 días / 2 noches", 5],
      ["4 días / 3 noches", 7],
    ]);
  });

  test("split a hotel's booking in 5, 30 and 65", () => {
    expect(texts(section("hoteles"), "li")).toEqual([
      "5 % el hotel",
      "30 % las comunidades",
      "65 % la operación del viaje",
    ]);
  });

  test("lead to the wedding catalogue outside and to the consultancy inside", () => {
    expect(linkOf(section("hoteles"), "Ver el catálogo de bodas")).toEqual(
      outside("https://documentos.maloca.example/catalogo-de-bodas.pdf"),
    );
    expect(linkOf(aliados, "Conviértete en Aliado")).toEqual(inside("/consultoria"));
  });

  test("hold the proposal form, readable before any script", () => {
    const fields = [...formIn(aliados, "partnership").querySelectorAll("[name]")];
    expect(fields.map((field) => field.getAttribute("name"))).toEqual([
      "firstName",
      "lastName",
      "organizationName",
      "organizationType",
      "email",
      "phone",
      "country",
      "projectDescription",
      "objectives",
      "timeline",
      "budget",
      "additionalInfo",
    ]);
  });
});

test("the custom trip has its wizard, its price and the consultation's calendar", () => {
  const custom = section("custom-trip-form");
  expect(textOf(custom)).toContain("De 5 a 12 días");
  expect(textOf(custom)).toContain("Desde unos 400 USD, aprox. $ 1.680.000");
  expect(textOf(custom)).toContain("En 30 minutos");
  expect(textOf(custom)).toContain("50 USD (aprox. $ 210.000) y te los devolvemos");
  expect(linkOf(custom, "Agendar la consulta")).toEqual(
    outside("https://agenda.maloca.example/consulta"),
  );
  const wizard = formIn(custom, "trip-wizard");
  expect(wizard.querySelectorAll("fieldset[id]")).toHaveLength(4);
  expect(wizard.querySelectorAll("[name=interests]")).toHaveLength(6);
});

test("the newsletter's form stands in the HTML, with its styles", () => {
  const form = formIn(section("newsletter"), "newsletter");
  expect([...form.querySelectorAll("input")].map(({ name }) => name)).toEqual(["email"]);
  expect(form.querySelectorAll("style")).toHaveLength(1);
});

test("the last call is the 2030 vision", () => {
  const call = home.querySelector("main > section:last-child") as Element;
  expect(textOf(call.querySelector("h2"))).toContain("2030");
  expect(figures(call)).toEqual([
    ["50", "hoteles regenerativos"],
    ["15", "checkpoints activos"],
    ["+10.000", "beneficiarios directos"],
  ]);
  expect(texts(call, "button[data-maloca-open=booking]")).toEqual(["Agenda tu Viaje"]);
});
