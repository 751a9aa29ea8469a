import { formatCop, trips } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { storyData } from "../json-ld/post";
import { documentOf, htmlOf, paths, textOf, texts } from "./built";
import { tripRenderer } from "./trip-renderer";

// biome-ignore lint/suspicious/noExplicitAny: JSON as a search engine reads it
type Data = any;

/** The objects in a page's structured data, by type. */
function dataIn(document: ParentNode): Record<string, Data> {
  const [script, ...more] = document.querySelectorAll("script[type='application/ld+json']");
  expect(more).toEqual([]);
  const data = JSON.parse(script?.textContent ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  const things = data["@graph"].map((thing: Data) => [thing["@type"], thing]);
  expect(new Set(things.map(([type]: [string]) => type)).size).toBe(things.length);
  return Object.fromEntries(things);
}

const dataOf = (path: string) => dataIn(documentOf(path));

const AVAILABLE = "https://schema.org/InStock";

describe.each(paths)("%s", (path) => {
  test("names the operator as its footer does", () => {
    const { TravelAgency } = dataOf(path);
    const footer = textOf(documentOf(path).querySelector("footer"));
    const { name, legalName, email, telephone, address, taxID, identifier } = TravelAgency;
    for (const fact of [name, legalName, email, telephone, taxID, identifier.value]) {
      expect(footer).toContain(fact);
    }
    expect(footer).toContain(address.streetAddress);
  });

  test("has no text that could close the script and no empty value", () => {
    const [script] =
      /<script type="application\/ld\+json">[\s\S]*?<\/script>/.exec(htmlOf(path)) ?? [];
    expect(script?.match(/</g)).toHaveLength(2);
    expect(script).not.toMatch(/:(""|null|\[\]|\{\})/);
  });
});

describe.each(trips.map(({ slug }) => slug))("the trip /%s", (slug) => {
  const path = `/${slug}`;
  const document = documentOf(path);
  const main = document.querySelector("main") as HTMLElement;
  const { TouristTrip, BreadcrumbList } = dataOf(path);

  test("describes the trip with its address and picture", () => {
    const url = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    const description = document.querySelector("meta[name=description]");
    expect(TouristTrip).toMatchObject({
      url,
      description: description?.getAttribute("content"),
      provider: { "@id": "https://maloca.example/#agencia" },
    });
    const hero = main.querySelector("img")?.getAttribute("src");
    expect(TouristTrip.image).toBe(`https://maloca.example${hero}`);
    const steps = BreadcrumbList.itemListElement;
    expect(steps.map(({ position, item }: Data) => [position, item])).toEqual([
      [1, "https://maloca.example/"],
      [2, url],
    ]);
    expect(steps[1].name).toBe(TouristTrip.name);
  });

  test("offers each package at the peso price that its card shows", () => {
    const cards = [...main.querySelectorAll("#paquetes article")];
    const offers: Data[] = TouristTrip.offers;
    expect(offers).toHaveLength(cards.length);
    for (const [i, { name, price, priceCurrency, url }] of offers.entries()) {
      expect([name, priceCurrency]).toEqual([
        cards[i]?.querySelector("button")?.dataset.package,
        "COP",
      ]);
      expect(textOf(cards[i])).toContain(formatCop(price).replace(/\s/g, " "));
      expect(url).toBe(`https://maloca.example/${slug}#paquetes`);
    }
  });

  test("marks a past date as no longer available", () => {
    const over = main.querySelector("[data-season-over]") !== null;
    for (const { availability } of TouristTrip.offers) {
      expect(availability === AVAILABLE).toBe(!over);
    }
  });

  test("lists the days that the page lists", () => {
    const days = TouristTrip.itinerary?.itemListElement ?? [];
    const dayList = [...main.querySelectorAll("section > ol")].find(
      (list) => textOf(list.parentElement?.querySelector("h2")) === TouristTrip.itinerary?.name,
    );
    expect(days.map(({ name }: Data) => name)).toEqual(dayList ? texts(dayList, "h3") : []);
  });
});

describe("by another day's clock", async () => {
  const renderTrip = await tripRenderer();

  const render = (slug: string, now: string) => {
    const html = renderTrip(slug, { now: new Date(now) });
    const document = new (documentOf("/").defaultView as Data).DOMParser().parseFromString(
      html,
      "text/html",
    ) as Document;
    return { document, data: dataIn(document) };
  };

  test.each([
    ["the evening before, in Colombia", "2025-12-04T04:59:00Z", true],
    ["the day it begins", "2025-12-04T05:01:00Z", false],
    ["a year later", "2026-12-04T12:00:00Z", false],
  ])("a dated trip is open until it begins: %s", (_when, now, open) => {
    const { TouristTrip } = render("velitas-choco", now).data;
    expect([TouristTrip.departureTime, TouristTrip.arrivalTime]).toEqual([
      "2025-12-04",
      "2025-12-08",
    ]);
    for (const { availability, availabilityEnds } of TouristTrip.offers) {
      expect(availability === AVAILABLE).toBe(open);
      // Visitors of an outdated page can tell.
      expect(availabilityEnds).toBe(open ? "2025-12-04" : undefined);
    }
  });

  test.each([
    ["2026-03-01T12:00:00Z", "2026"],
    ["2027-01-01T01:59:00Z", "2026"],
    ["2027-01-01T02:01:00Z", "2027"],
  ])("Cartagena's night is the next one: at %s that of %s", (now, year) => {
    const { Event } = render("cartagena", now).data;
    expect(Event.startDate).toBe(`${year}-12-31T21:00:00-05:00`);
    expect(Event.endDate).toBe(`${Number(year) + 1}-01-01T03:00:00-05:00`);
    expect(new Date(Event.startDate) > new Date(now)).toBe(true);
  });
});

test("Cartagena's night is an event with its three tickets", () => {
  const { Event } = dataOf("/cartagena");
  const main = documentOf("/cartagena").querySelector("main") as HTMLElement;
  const form = main.querySelector("form:has(fieldset)") as HTMLElement;
  const section = textOf(form.closest("section"));
  expect(section).toContain(Event.name);
  expect(section).toContain(Event.description);
  expect(Event.location.name).toBe("La muralla de Cartagena");
  expect(Event.offers.map(({ name, price }: Data) => [name, price])).toEqual([
    ["SUPER VIP", 1_820_000],
    ["PREMIUM", 1_170_000],
    ["GENERAL", 650_000],
  ]);
  for (const { price, priceCurrency, availabilityEnds } of Event.offers) {
    expect(section).toContain(formatCop(price).replace(/\s/g, " "));
    expect([priceCurrency, availabilityEnds]).toEqual(["COP", Event.startDate]);
  }
});

test("a story is a posting with a date once the operator has given one", () => {
  const story = {
    slug: "el-salto",
    title: "El salto",
    description: "…",
    date: undefined,
    image: { src: "/a.svg" },
  };
  expect(storyData(story)[0]).toMatchObject({
    "@type": "BlogPosting",
    headline: "El salto",
    mainEntityOfPage: "https://maloca.example/blog/el-salto",
    image: "https://maloca.example/a.svg",
  });
  expect(storyData(story)[0]).not.toHaveProperty("datePublished");
  expect(storyData({ ...story, date: "2025-06-30" })[0]?.datePublished).toBe("2025-06-30");
});

test.each(["/blog/choco-checkpoint", "/blog/el-salto"])("%s has the data of its story", (path) => {
  const { BlogPosting, BreadcrumbList } = dataOf(path);
  const document = documentOf(path);
  const address = `https://maloca.example${path}`;
  expect(BlogPosting).toMatchObject({
    headline: textOf(document.querySelector("h1")),
    url: address,
    image: `https://maloca.example${document.querySelector("main img")?.getAttribute("src")}`,
  });
  expect(BreadcrumbList.itemListElement.at(-1).item).toBe(address);
});
