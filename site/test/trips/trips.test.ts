import {
  assumesUnit,
  BALANCE_DUE,
  DEPOSIT_PERCENT,
  formatCop,
  formatDuration,
  formatUsd,
  GROUP_SIZE,
  includedText,
  leastQuote,
  listedFeatures,
  type Quote,
  quote,
  type SectionName,
  seasonLine,
  subjectOf,
  type Trip,
  type TripPackage,
  trips,
} from "@maloca/catalog";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { experienceNames } from "../../content/trip";
import { variantsOf } from "../../trip/page-variants";
import { documentOf, partBelow, textOf, texts } from "../built";
import { tripRenderer } from "../trip-renderer";

// Each built page against its trip in the catalog. The catalog's own prices and facts are compared with
// docs/product/prices.md by its tests.

const FIGURE = String.raw`\d{1,3}(?:\.\d{3})*`;
const MONEY = `(\\$ ${FIGURE}|${FIGURE} USD)`;
const PRICE = new RegExp(`${MONEY}(?:por persona, )?aprox\\. ${MONEY}`);

const renderTrip = await tripRenderer();

const page = (html: string) => new JSDOM(html).window.document;

const plain = (text: string) => text.replace(/\s/g, " ");

/** The price as stated, and in the other currency. */
const bothPrices = ({ lead, cop, usd }: Quote) => {
  const [pesos, dollars] = [plain(formatCop(cop)), plain(formatUsd(usd))];
  return lead === "cop" ? [pesos, dollars] : [dollars, pesos];
};

/** What a card lists of a package; its days have a list of their own. */
const listed = (one: TripPackage) => [
  ...(one.stages ? one.stages.flatMap(({ features }) => features) : listedFeatures(one)),
  ...(one.itinerary ?? []).map(({ title }) => title),
];

/** The headings of each section, in the catalog's words or in those of all trips. */
const headingsOf: Record<SectionName, (trip: Trip) => (string | undefined)[]> = {
  // The first two headings of a page are its text's and its facts'.
  about: () => [],
  callToAction: () => [],
  donation: ({ donation }) => [donation?.title],
  ecolodge: ({ ecolodge }) => [ecolodge?.title],
  event: ({ event }) => [event?.name],
  experiences: ({ experiences }) => [experiences?.title],
  gallery: ({ galleryTitle }) => [galleryTitle ?? "Así se ve el viaje"],
  highlights: ({ highlights }) => [highlights?.title],
  itinerary: ({ itinerary }) => [itinerary?.title],
  lists: () => ["Incluye", "No incluye"],
  note: ({ note }) => [note?.title],
  packages: ({ packageWords }) => [packageWords?.title ?? "Elige tu viaje"],
  steps: ({ steps }) => [steps?.title],
  way: () => ["Cómo llegas y dónde duermes"],
};

describe.each(trips)("/$slug", (one) => {
  const { slug } = one;
  const trip: Trip = one;
  const { packages, gallery, season } = trip;
  const document = documentOf(`/${slug}`);
  const main = document.querySelector("main") as HTMLElement;
  const over = seasonLine(season, new Date());
  const reserve = (about: string) => `Hola, quiero reservar: ${about}.`;

  test("shows its title over its artwork", () => {
    expect(textOf(main.querySelector("h1"))).toBe(trip.hero.title);
    expect(main.querySelector("img")?.getAttribute("alt")).toBe(trip.hero.image.alt);
  });

  test("shows its facts and figures, and from what price", () => {
    const way = partBelow(main, "Cómo llegas y dónde duermes");
    const [facts, figures] = [...main.querySelectorAll("dl")].filter(
      (list) => list.parentElement !== way && !list.closest("#antes"),
    );
    expect(texts(facts as Element, "dt")).toEqual(trip.facts.map(({ label }) => label));
    expect(texts(facts as Element, "dd")).toEqual(trip.facts.map(({ value }) => plain(value)));
    const pairs =
      figures &&
      texts(figures, "dd").map((value, i) => ({ value, label: texts(figures, "dt")[i] }));
    expect(pairs).toEqual(
      trip.figures?.map(({ value, label }) => ({ value: plain(value), label: plain(label) })),
    );
    const least = leastQuote(packages);
    const [own, other] = bothPrices(least);
    const unit = trip.priceUnit || least.group ? " por persona" : "";
    expect(textOf(main)).toContain(`Desde ${own}${unit}, aprox. ${other}`);
    expect(textOf(main.querySelector("a[href='#paquetes']"))).toBe("Ver Paquetes");
  });

  test("shows each package with its duration, prices, badge and features", () => {
    const cards = [...main.querySelectorAll("#paquetes article")];
    const shown = cards.map((card) => {
      const [, own, other] = PRICE.exec(textOf(card)) ?? [];
      const badge = /Más popular|Recomendado/.exec(textOf(card))?.[0];
      return [card.querySelector("button")?.dataset.package, own, other, badge];
    });
    expect(shown).toEqual(
      packages.map(({ name, price, badge }) => [name, ...bothPrices(quote(price)), badge]),
    );
    packages.forEach((one, i) => {
      const card = cards[i] as Element;
      expect(textOf(card)).toContain(formatDuration(one.duration));
      const { group } = quote(one.price);
      if (group) {
        const whole = `Grupo de 10: ${formatCop(group.cop)} (${formatUsd(group.usd)})`;
        expect(textOf(card)).toContain(plain(whole));
      }
      // Lodgings list once what all their stays have.
      const list = one.accommodation ? (card.parentElement as Element) : card;
      const items = [...list.querySelectorAll("li:not(li li)")];
      // A day's words stand before its marks.
      expect(items.map((item) => textOf(item.querySelector("span") ?? item))).toEqual(
        listed(one).map(plain),
      );
      if (!one.accommodation) expect(textOf(card)).toContain(plain(one.description));
    });
  });

  test("shows the notes on its prices, and its badge", () => {
    for (const words of [trip.hero.badge ?? "", trip.hero.lead, ...(trip.priceNotes ?? [])]) {
      expect(textOf(main)).toContain(plain(words));
    }
  });

  test("says what is due before its departure, and nothing afterwards", () => {
    const before = page(renderTrip(slug, { now: new Date("2025-06-01T12:00:00Z") }));
    const after = page(renderTrip(slug, { now: new Date("2026-06-01T12:00:00Z") }));
    if (trip.payment) {
      const { percent, due } = trip.payment;
      expect(textOf(before.body)).toContain(
        `Reservas con el ${percent} % y pagas el resto ${due}.`,
      );
    }
    const struck = (at: Document) => at.querySelectorAll("main p > s").length;
    expect(struck(before)).toBe(0);
    expect(textOf(before.body)).not.toContain("Avísame de la próxima");
    if (!season) return expect(textOf(after.body)).toBe(textOf(before.body));
    expect(textOf(after.body)).not.toMatch(/Reservas con el|Paga la reserva|50 %/);
    expect(after.querySelector("maloca-payment")).toBeNull();
    expect(after.querySelector("maloca-booking")?.getAttribute("prefill")).toBe(
      '{"dates":"próxima temporada"}',
    );
    expect(after.querySelector("maloca-booking")?.hasAttribute("no-payment")).toBe(true);
    expect(before.querySelector("maloca-booking")?.hasAttribute("no-payment")).toBe(false);
    expect(struck(after)).toBe(1);
    expect(textOf(after.body)).toContain("Temporada 2025");
    expect(textOf(after.body)).toContain("Son los precios de la temporada 2025.");
    expect(textOf(after.querySelector("main section button"))).toBe("Avísame de la próxima");
  });

  test("shows its sections in order", () => {
    // The facts card and the text about the place come first, the call to action last.
    const expected = variantsOf(trip)
      .order.flatMap((name) => headingsOf[name](trip))
      .filter((heading) => heading !== undefined);
    expect(texts(main, "h2").slice(2, -1)).toEqual([...expected, "Antes de reservar"]);
  });

  test("shows its lists, pictures and days", () => {
    expect(texts(partBelow(main, "Incluye") as Element, "li")).toEqual(
      trip.included.map(includedText).map(plain),
    );
    expect(texts(partBelow(main, "No incluye") as Element, "li")).toEqual(
      trip.notIncluded.map(plain),
    );
    const tiles = [...main.querySelectorAll("maloca-lightbox li a:has(> img)")];
    expect(tiles.map((tile) => tile.getAttribute("href"))).toEqual(gallery.map(({ src }) => src));
    expect(tiles.map(({ firstElementChild }) => firstElementChild?.getAttribute("src"))).toEqual(
      gallery.map(({ src }) => src),
    );
    const itinerary = [...main.querySelectorAll("section > ol")].filter(
      (list) => textOf(list.parentElement?.querySelector("h2")) !== "Cómo reservar",
    );
    const days = itinerary.reduce((sum, list) => sum + list.children.length, 0);
    expect(days).toBe(trip.itinerary?.days?.length ?? 0);
  });

  test("describes the place, with check marks", () => {
    const about = main.querySelectorAll("h2")[1]?.closest("section") as Element;
    for (const words of [...trip.about.paragraphs, ...trip.about.checks]) {
      expect(textOf(about)).toContain(plain(words));
    }
  });

  test("labels each package's button", () => {
    const label = (over && "Pedir para la próxima") || "Reservar";
    const { reserve: words = label } = trip.packageWords ?? {};
    expect(texts(main, "#paquetes article button")).toEqual(
      packages.map(({ name }) => words.replace("{package}", name)),
    );
  });

  test("ends with a call to action, the help and the footer", () => {
    expect(main.querySelectorAll("maloca-help")).toHaveLength(1);
    const closing = [...main.querySelectorAll("h2")].at(-1)?.closest("section");
    // The coffee region in December uses the messaging app.
    const ways = "button[data-maloca-open=booking], a[href^='https://wa.me/']";
    expect(closing?.querySelectorAll(ways)).toHaveLength(1);
    expect(document.querySelector("main + footer")).not.toBeNull();
  });

  test("has one booking dialog, with the trip's subject", () => {
    const dialogs = [...document.querySelectorAll("maloca-booking")];
    expect(dialogs).toHaveLength(1);
    const attributes = {
      destination: trip.destination,
      concept: trip.concept,
      "fixed-concept": trip.fixedConcept ? "" : undefined,
      experiences: experienceNames(trip),
      "min-travelers": trip.travelers?.min?.toString(),
      "unit-assumed": assumesUnit(trip) ? "" : undefined,
      "no-payment": over && "",
    };
    for (const [name, value] of Object.entries(attributes)) {
      expect(dialogs[0]?.getAttribute(name) ?? undefined, name).toBe(value);
    }
    // Usual terms need no attributes, and a departure that has passed has nothing to pay.
    const payment = document.querySelector("maloca-payment");
    const { percent = DEPOSIT_PERCENT, due = BALANCE_DUE } = (!over && trip.payment) || {};
    expect(payment?.getAttribute("deposit-percent") ?? `${DEPOSIT_PERCENT}`).toBe(`${percent}`);
    expect(payment?.getAttribute("due-text") ?? BALANCE_DUE).toBe(due);
    expect(dialogs[0]?.getAttribute("image")).toBe(main.querySelector("img")?.getAttribute("src"));
    // As the dialog makes it from these attributes.
    const about = {
      destination: dialogs[0]?.getAttribute("destination") ?? "",
      concept: dialogs[0]?.getAttribute("concept") ?? "",
      fixedConcept: dialogs[0]?.hasAttribute("fixed-concept"),
    };
    expect(subjectOf(about)).toBe(subjectOf(trip));
    expect(subjectOf({ ...about, package: "X" })).toBe(subjectOf({ ...trip, package: "X" }));
  });

  test("passes its package and amount, or a general enquiry, with each reserve button", () => {
    const forms = [...document.querySelectorAll("form:has(input[type=hidden])")];
    const asked = forms.map((form) => {
      const { dataset } = form.querySelector("button") as HTMLButtonElement;
      return [form.querySelector("[name=text]")?.getAttribute("value"), { ...dataset }];
    });
    const ofPackages = packages.map(({ name, price }) => {
      const { cop, group } = quote(price);
      return [
        reserve(subjectOf({ ...trip, package: name })),
        {
          malocaOpen: "booking",
          package: name,
          amount: String(group?.cop ?? cop),
          ...(group && { groupSize: String(GROUP_SIZE) }),
        },
      ];
    });
    const general = [reserve(subjectOf(trip)), { malocaOpen: "booking" }];
    const isGeneral = ([text]: unknown[]) => text === general[0];
    // On their cards, and below their comparison.
    expect(asked.filter((one) => !isGeneral(one))).toEqual([...ofPackages, ...ofPackages]);
    // The bar's two and the hero's, at least.
    expect(asked.filter(isGeneral).length).toBeGreaterThanOrEqual(3);
    for (const one of asked.filter(isGeneral)) expect(one).toEqual(general);
  });

  test("opens a message to the team without scripts", () => {
    const forms = [...document.querySelectorAll("form:has([data-maloca-open])")];
    expect(forms.length).toBeGreaterThan(packages.length);
    for (const form of forms) {
      expect(form.getAttribute("action")).toMatch(/^https:\/\/wa\.me\/\d+$/);
      expect(form.getAttribute("method")).toBe("get");
    }
  });

  test("says once that its season is over, with a link to ask for the next", () => {
    const lines = [...main.querySelectorAll("[data-season-over]")];
    expect(lines.map((line) => textOf(line).split(" Pregúntanos")[0])).toEqual(over ? [over] : []);
    for (const line of lines) {
      expect(line.querySelector("a")?.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      expect(decodeURIComponent(String(line.querySelector("a")?.href))).toContain("próxima");
    }
  });
});

test("a season is over only after its last day", () => {
  const season = { start: "2025-12-04", end: "2025-12-08" };
  expect(seasonLine(season, new Date("2025-12-08T20:00:00Z"))).toBeUndefined();
  expect(seasonLine(season, new Date("2025-12-10T20:00:00Z"))).toBe(
    "Esta salida fue del 4 al 8 de diciembre de 2025.",
  );
  expect(seasonLine(undefined, new Date())).toBeUndefined();
});
