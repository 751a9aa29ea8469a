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
  lists: () => ["Antes de reservar"],
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
  const reserve = (about: string) =>
    over ? `Hola, avísenme de la próxima temporada: ${about}.` : `Hola, quiero reservar: ${about}.`;

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
    const group = least.group ? " en grupo de 10" : "";
    const unit = trip.priceUnit || group ? ` por persona${group}` : "";
    expect(textOf(main)).toContain(`Desde ${own}${unit}, aprox. ${other}`);
    const ways = [...main.querySelectorAll("a[href='#paquetes']")].map(textOf);
    expect(ways).toEqual(["Precios", "Ver Paquetes"]);
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
    const badge = (over && "Temporada 2025") || trip.hero.badge || "";
    for (const words of [badge, trip.hero.lead, ...(trip.priceNotes ?? [])]) {
      expect(textOf(main)).toContain(plain(words));
    }
  });

  test("its departure changes buttons and badge when it has passed, and hides nothing", () => {
    const at = (now: string | undefined) =>
      page(renderTrip(slug, { now: new Date(now ?? "2026-06-01") }));
    // The last minute of its last day in Colombia, and the next one.
    const before = at(season && `${season.end}T23:59:00-05:00`);
    const after = at(
      season && new Date(Date.parse(`${season.end}T23:59:00-05:00`) + 60_000).toJSON(),
    );
    const { percent = DEPOSIT_PERCENT, due = BALANCE_DUE } = trip.payment ?? {};
    const terms = `Reservas con el ${percent} % y pagas el resto ${due}.`;
    expect(textOf(before.body)).toContain(terms);
    const asks = (from: Document) =>
      [...from.querySelectorAll("[data-maloca-open=booking]")].map((button) => textOf(button));
    const next = "Avísame de la próxima";
    expect(asks(before)).not.toContain(next);
    const { steps, callToAction, itinerary, packageWords } = trip;
    const own = [steps?.button, callToAction.button, itinerary?.ask, packageWords?.reserve];
    for (const label of own) {
      const words = label?.replace("{package}", packages[0]?.name ?? "");
      if (words) expect(asks(before)).toContain(words);
    }
    if (!season) return expect(textOf(after.body)).toBe(textOf(before.body));

    // All that the page says stays, but for buttons, badge and the line of the season.
    const words = (from: Document) => {
      const copy = from.cloneNode(true) as Document;
      const changing = "[data-maloca-open], [data-season-over], form > input, h1";
      for (const one of copy.querySelectorAll(changing)) one.remove();
      copy.querySelector("main > section p")?.remove();
      return texts(copy, "main :is(h2, h3, p, li, dt, dd, summary, td, th)");
    };
    const contact = trip.callToAction.contact;
    const kept = words(before).filter((text) => !contact || text !== contact);
    expect(words(after)).toEqual(expect.arrayContaining(kept.filter(Boolean)));
    expect(textOf(after.body)).toContain(terms);
    expect(textOf(after.body)).toContain("Temporada 2025");
    expect(textOf(after.body).split("Así fue en 2025,")).toHaveLength(2);
    expect(textOf(after.querySelector("#paquetes"))).toContain(
      "Te confirmamos los precios y las condiciones de la próxima.",
    );
    expect(after.querySelector("s")).toBeNull();

    // The menu's two and the bar's, the hero's, each package's two, the steps', the close's.
    expect(new Set(asks(after))).toEqual(new Set([next]));
    expect(asks(after).length).toBeGreaterThanOrEqual(asks(before).length);
    for (const form of after.querySelectorAll("form:has([data-maloca-open]) input")) {
      expect(form.getAttribute("value")).toMatch(/^Hola, avísenme de la próxima temporada: /);
    }
    const booking = (from: Document) => from.querySelector("maloca-booking") as Element;
    expect(booking(after).getAttribute("prefill")).toBe('{"dates":"próxima temporada"}');
    expect(booking(after).getAttribute("strings")).toContain(`"title":"${next}"`);
    expect(booking(before).hasAttribute("strings")).toBe(false);
    expect(booking(after).hasAttribute("no-payment")).toBe(true);
    expect(after.querySelector("maloca-payment")).toBeNull();
    expect(booking(before).hasAttribute("prefill")).toBe(false);
    expect(booking(before).hasAttribute("no-payment")).toBe(false);

    // What search engines and shared links read.
    const [year = ""] = season.end.split("-");
    const said = (from: Document) =>
      [...from.querySelectorAll("meta[name=description], meta[property='og:description']")].map(
        (meta) => meta.getAttribute("content"),
      );
    for (const text of said(before)) expect(text).toContain(` de ${year}.`);
    for (const text of said(after)) {
      expect(text).not.toMatch(/20\d\d/);
      expect(text).toContain("Pregúntanos por la próxima temporada.");
    }
  });

  test("shows its sections in order", () => {
    // The facts card and the text about the place come first, the call to action last.
    const expected = variantsOf(trip)
      .order.flatMap((name) => headingsOf[name](trip))
      .filter((heading) => heading !== undefined);
    expect(texts(main, "h2").slice(2, -1)).toEqual(expected);
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
    const { reserve: own = "Reservar" } = trip.packageWords ?? {};
    const words = over ? "Avísame de la próxima" : own;
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

  test("says once that its season is over", () => {
    expect(texts(main, "[data-season-over]")).toEqual(over ? [over] : []);
  });
});

test("a season is over only after its last day", () => {
  const season = { start: "2025-12-04", end: "2025-12-08" };
  expect(seasonLine(season, new Date("2025-12-09T04:59:59Z"))).toBeUndefined();
  expect(seasonLine(season, new Date("2025-12-09T05:00:00Z"))).toBe(
    "Así fue en 2025, del 4 al 8 de diciembre.",
  );
  expect(seasonLine(undefined, new Date())).toBeUndefined();
});
