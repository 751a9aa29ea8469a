import { concept } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { seasonLine } from "../content/season";
import { documentOf, textOf, texts } from "./built";

// Written out as the spec states them (§2, §3, §9), so that a change in the catalog or in a page
// is noticed. Guaviare has a file of its own.

interface Expected {
  title: string;
  /** Facts as the card shows them; `…` where the spec says nothing of the value. */
  facts: Record<string, string>;
  figures?: string[][];
  from: string;
  /** Button's package, its own price, about that in the other currency, badge, list items. */
  packages: [name: string, own: string, other: string, badge: string, items: number][];
  /** Words that the page says. */
  says?: string[];
  /** Headings of the sections, in their order. */
  sections: string[];
  /** Stem of the concept without a package, and before a package's name. */
  general: string;
  stem: string;
  /** Attributes of the page's dialog. */
  dialog: Record<string, string>;
  included: number;
  notIncluded: number;
  pictures: number;
  /** Days of the itinerary; 0 where something stands in their place. */
  days: number;
  over?: string;
}

const POPULAR = "Más popular";
const SEEN = "Lo que se ve desde allá";

const pages: Record<string, Expected> = {
  "eje-cafetero": {
    title: "Del cafetal a la niebla",
    facts: {
      Duración: "5 días / 4 noches",
      Grupo: "Mínimo 2, máximo 8 personas",
      Disponibilidad: "…",
      "Punto de encuentro": "Pereira o Armenia",
    },
    from: "Desde 1.850 USD por persona, aprox. $ 7.770.000",
    packages: [
      ["Primer Tinto", "1.850 USD", "$ 7.770.000", "", 4],
      ["Cosecha", "2.350 USD", "$ 9.870.000", POPULAR, 5],
      ["Gran Cosecha", "3.200 USD", "$ 13.440.000", "", 5],
    ],
    says: ["6 días / 5 noches"],
    sections: [SEEN, "Elige tu viaje", "Incluye", "No incluye", "Cinco días de ladera"],
    general: "Viaje a Eje Cafetero - consulta general",
    stem: "Viaje a Eje Cafetero",
    dialog: { destination: "Eje Cafetero" },
    included: 6,
    notIncluded: 4,
    pictures: 6,
    days: 5,
  },
  "eje-cafetero-diciembre": {
    title: "Navidad en el Eje Cafetero",
    facts: {
      Duración: "5 días / 4 noches",
      Grupo: "Mínimo 2, máximo 8 personas",
      Temporada: "Diciembre de 2025",
      "Punto de encuentro": "Pereira o Armenia",
    },
    from: "Desde 2.050 USD por persona, aprox. $ 8.610.000",
    packages: [
      ["Experiencia Esencial", "2.050 USD", "$ 8.610.000", "", 7],
      ["Experiencia Completa", "2.600 USD", "$ 10.920.000", POPULAR, 9],
      ["Experiencia Premium", "3.550 USD", "$ 14.910.000", "", 10],
    ],
    says: [
      "Diciembre 2025",
      "Reservar Experiencia Esencial",
      "Reservar Experiencia Completa",
      "Reservar Experiencia Premium",
      "acomodación doble, todo incluido",
      "Alojamiento en finca cafetera tradicional",
      "Alojamiento en finca boutique",
      "Alojamiento en finca hotel de lujo",
      "Un día adicional de aventura",
      "Vuelo en parapente",
      "Recorrido en jeep clásico",
      "Spa de café",
      "Cata de cafés especiales",
      "Experiencia de vinos de la región",
      "4 noches en finca cafetera",
      "Seguro de viaje básico",
      "Actividades opcionales (parapente, canopy)",
      "Contáctanos por WhatsApp",
    ],
    sections: ["Elige tu viaje", "Incluye", "No incluye", SEEN, "Cinco días de diciembre"],
    general: "Eje Cafetero Fin de Año",
    stem: "Eje Cafetero Fin de Año",
    dialog: { concept: "Eje Cafetero Fin de Año", "fixed-concept": "" },
    included: 8,
    notIncluded: 4,
    pictures: 6,
    days: 5,
    over: "Esta salida fue del 15 al 20 de diciembre de 2025.",
  },
  providencia: {
    title: "La isla de siete azules",
    facts: {
      Duración: "8 días / 7 noches",
      Grupo: "Mínimo 2 personas",
      Disponibilidad: "…",
      "Punto de encuentro": "…",
    },
    from: "Desde 760 USD por persona, aprox. $ 3.192.000",
    packages: [
      ["Posada Raizal", "760 USD", "$ 3.192.000", "", 3],
      ["Casa de Mar", "1.110 USD", "$ 4.662.000", "", 4],
      ["Siete Azules", "1.810 USD", "$ 7.602.000", "", 4],
    ],
    says: [
      "7 noches × 50 USD (aprox. $ 210.000)",
      "7 noches × 100 USD (aprox. $ 420.000)",
      "7 noches × 200 USD (aprox. $ 840.000)",
      "+ 410 USD (aprox. $ 1.722.000)",
      "15 a 25 USD (aprox. $ 63.000 a $ 105.000)",
    ],
    sections: [SEEN, "Elige tu viaje", "Incluye", "No incluye", "Ocho días sin reloj"],
    general: "Viaje a Providencia - consulta general",
    stem: "Viaje a Providencia",
    dialog: { destination: "Providencia" },
    included: 5,
    notIncluded: 4,
    pictures: 6,
    days: 8,
  },
  "san-andres": {
    title: "ONE LOVE",
    facts: {
      Duración: "5 días / 4 noches",
      Grupo: "Mínimo 2 personas",
      Disponibilidad: "…",
      "Punto de encuentro": "…",
    },
    from: "Desde 730 USD por persona, aprox. $ 3.066.000",
    packages: [
      ["Patio", "730 USD", "$ 3.066.000", "", 4],
      ["Brisa", "930 USD", "$ 3.906.000", "", 4],
      ["Siete Colores", "1.330 USD", "$ 5.586.000", "", 4],
    ],
    says: [
      "4 noches × 50 USD (aprox. $ 210.000)",
      "4 noches × 200 USD (aprox. $ 840.000)",
      "+ 530 USD (aprox. $ 2.226.000)",
      "10 a 20 USD (aprox. $ 42.000 a $ 84.000)",
    ],
    sections: [SEEN, "Elige tu viaje", "Incluye", "No incluye", "Cinco días, un solo ritmo"],
    general: "Viaje a San Andrés - consulta general",
    stem: "Viaje a San Andrés",
    dialog: { destination: "San Andrés" },
    included: 4,
    notIncluded: 4,
    pictures: 6,
    days: 5,
  },
  "santa-marta": {
    title: "De nieve y de mar",
    facts: {
      Duración: "4 días / 3 noches",
      "Grupo ideal": "10 personas (ajustable)",
      Disponibilidad: "…",
      "Punto de encuentro": "…",
    },
    from: "Desde 379 USD por persona, aprox. $ 1.514.500",
    packages: [
      ["Bahía", "379 USD", "$ 1.514.500", "", 4],
      ["Río y Sierra", "382 USD", "$ 1.527.500", "", 4],
      ["Nieve y Mar", "469 USD", "$ 1.875.230", "", 4],
    ],
    says: [
      "Grupo de 10: $ 15.145.000 (3.786 USD)",
      "Grupo de 10: $ 15.275.000 (3.819 USD)",
      "Grupo de 10: $ 18.752.299 (4.688 USD)",
      "gestión (25 %) y cargos de transacción (5 %)",
      "$ 260.000 por persona o $ 2.600.000 por grupo",
      "unos 20 USD (aprox. $ 80.000)",
      "En la ciudad: ",
      "En el parque: ",
    ],
    sections: [SEEN, "Elige tu viaje", "Incluye", "No incluye", "Cuatro días, del muelle al monte"],
    general: "Viaje a Santa Marta - consulta general",
    stem: "Viaje a Santa Marta",
    dialog: { destination: "Santa Marta" },
    included: 5,
    notIncluded: 4,
    pictures: 6,
    days: 4,
  },
  "santa-marta-diciembre": {
    title: "Diciembre en el Caribe",
    facts: {
      Duración: "4 días / 3 noches",
      "Grupo ideal": "10 personas (ajustable)",
      Temporada: "Diciembre",
      "Punto de encuentro": "…",
    },
    from: "Desde 417 USD por persona, aprox. $ 1.665.950",
    packages: [
      ["Bahía", "417 USD", "$ 1.665.950", "", 4],
      ["Río y Sierra", "420 USD", "$ 1.680.250", "", 4],
      ["Nieve y Mar", "516 USD", "$ 2.062.753", "", 4],
    ],
    says: [
      "Grupo de 10: $ 16.659.500 (4.165 USD)",
      "Grupo de 10: $ 16.802.500 (4.201 USD)",
      "Grupo de 10: $ 20.627.529 (5.157 USD)",
      "gestión (25 %) y cargos de transacción (5 %)",
      "$ 2.860.000 por grupo",
      "unos 20 USD (aprox. $ 80.000)",
    ],
    sections: [SEEN, "Elige tu viaje", "Incluye", "No incluye", "Cuatro días con brisa"],
    general: "Viaje a Santa Marta en diciembre - consulta general",
    stem: "Viaje a Santa Marta en diciembre",
    dialog: { destination: "Santa Marta en diciembre" },
    included: 5,
    notIncluded: 4,
    pictures: 6,
    days: 4,
  },
  guajira: {
    title: "Mar de arena",
    facts: {
      Duración: "…",
      Grupo: "…",
      Disponibilidad: "Todo el año",
      "Punto de encuentro": "…",
    },
    figures: [
      ["150", "familias"],
      ["2027", "meta para los hoteles"],
      ["Todo el año", "disponible"],
      ["100 %", "impacto local"],
    ],
    from: "Desde $ 1.450.000 por persona, aprox. 345 USD",
    packages: [
      ["Enramada", "$ 1.450.000", "345 USD", "", 4],
      ["Palabra y Tejido", "$ 1.850.000", "440 USD", "Recomendado", 4],
      ["Desierto Adentro", "$ 2.650.000", "631 USD", "", 4],
    ],
    says: ["4 días / 3 noches", "Reservar Ahora", "Sardinas"],
    sections: [
      "Seis razones para cruzar el desierto",
      SEEN,
      "Elige tu viaje",
      "Incluye",
      "No incluye",
      "Cuatro días de arena y palabra",
    ],
    general: "Viaje a La Guajira - consulta general",
    stem: "Viaje a La Guajira",
    dialog: { destination: "La Guajira" },
    included: 5,
    notIncluded: 4,
    pictures: 6,
    days: 4,
  },
  macarena: {
    title: "El río de los siete colores",
    facts: {
      Duración: "…",
      Grupo: "…",
      "Mejor temporada": "Septiembre",
      "Punto de encuentro": "…",
    },
    figures: [
      ["3", "ecosistemas"],
      ["Septiembre", "la mejor temporada"],
      ["100 %", "sostenible"],
      ["7", "colores del río"],
    ],
    from: "Desde $ 2.650.000 por persona, aprox. 631 USD",
    packages: [
      ["Esencial", "$ 2.650.000", "631 USD", "", 4],
      ["Aventura Completa", "$ 3.120.000", "743 USD", POPULAR, 5],
      ["Inmersión Profunda", "$ 3.460.000", "824 USD", "", 6],
    ],
    says: [
      "3 días / 2 noches",
      "4 días / 3 noches",
      "5 días / 4 noches",
      "Reservas con el 50 % y pagas el resto 2 meses antes del viaje.",
    ],
    sections: [
      "El ecolodge",
      "Lo que vas a vivir",
      SEEN,
      "Elige tu viaje",
      "Septiembre es su mes",
      "Incluye",
      "No incluye",
      "De la pista al río",
      "Cómo reservar",
    ],
    general: "Viaje a La Macarena - consulta general",
    stem: "Viaje a La Macarena",
    dialog: { destination: "La Macarena" },
    included: 6,
    notIncluded: 4,
    pictures: 6,
    days: 5,
  },
  "macarena-fin-de-ano": {
    title: "Fin de año en el río",
    facts: {
      Duración: "…",
      Grupo: "…",
      Fecha: "31 de diciembre de 2025",
      "Punto de encuentro": "…",
    },
    figures: [
      ["3", "ecosistemas"],
      ["31 dic", "la noche que celebramos"],
      ["100 %", "sostenible"],
      ["7", "colores del río"],
    ],
    from: "Desde $ 2.900.000 por persona, aprox. 690 USD",
    packages: [
      ["Brindis", "$ 2.900.000", "690 USD", "", 4],
      ["Doce Campanadas", "$ 3.450.000", "821 USD", "", 5],
      ["Año Nuevo Completo", "$ 3.800.000", "905 USD", "", 6],
    ],
    says: [
      "Fin de Año 2025",
      "Reservar Ahora",
      "Ubicación",
      "Sostenibilidad total",
      "Gastronomía local",
      "recibimos el 2026",
      "El itinerario estará disponible pronto",
      "Solicitar Información",
      "Reservar Mi Experiencia",
      "Reservas con el 50 % y pagas el resto 2 meses antes del viaje.",
    ],
    sections: [
      "El ecolodge",
      "Experiencias destacadas",
      SEEN,
      "Elige Tu Aventura",
      "Bienvenido, 2026",
      "Incluye",
      "No incluye",
      "El itinerario",
      "Cómo reservar",
    ],
    general: "La Macarena Fin de Año",
    stem: "La Macarena Fin de Año",
    dialog: { concept: "La Macarena Fin de Año", "fixed-concept": "" },
    included: 6,
    notIncluded: 4,
    pictures: 6,
    days: 0,
    over: "Esta salida fue el 31 de diciembre de 2025.",
  },
  cartagena: {
    title: "Detrás de la muralla",
    facts: {
      Duración: "De 3 a 5 días",
      Grupo: "De 2 a 10 personas",
      Disponibilidad: "…",
      "Punto de encuentro": "…",
    },
    from: "Desde $ 5.200.000 por persona, aprox. 1.300 USD",
    // Features and days.
    packages: [
      ["Esencial", "$ 5.200.000", "1.300 USD", "", 3 + 3],
      ["Viva", "$ 6.500.000", "1.625 USD", POPULAR, 4 + 4],
      ["Raíces y Futuro", "$ 7.800.000", "1.950 USD", "", 4 + 5],
    ],
    says: [
      "3 días / 2 noches",
      "4 días / 3 noches",
      "5 días / 4 noches",
      "31 de diciembre, de 9 p. m. a 3 a. m.",
    ],
    sections: [
      "Cuatro puertas de entrada",
      SEEN,
      "Elige tu viaje",
      "Incluye",
      "No incluye",
      "Fin de año en la muralla",
    ],
    general: "Viaje a Cartagena - consulta general",
    stem: "Viaje a Cartagena",
    dialog: { destination: "Cartagena" },
    included: 5,
    notIncluded: 4,
    pictures: 6,
    days: 0,
  },
  "velitas-choco": {
    title: "Velitas en el Chocó",
    facts: {
      Fecha: "4 al 8 de diciembre de 2025",
      Duración: "4 o 5 días",
      Alojamiento: "Posada Nativa o Ecolodge Hotel",
      "Punto de encuentro": "…",
    },
    from: "Desde $ 2.990.000 por persona, aprox. 712 USD",
    packages: [
      ["Posada Nativa 4 días", "$ 2.990.000", "712 USD", "", 0],
      ["Posada Nativa 5 días", "$ 3.320.000", "790 USD", POPULAR, 0],
      ["Ecolodge Hotel 4 días", "$ 4.200.000", "1.000 USD", "", 0],
      ["Ecolodge Hotel 5 días", "$ 4.400.000", "1.048 USD", "", 0],
    ],
    says: ["Reservas con el 30 % y pagas el resto 1 mes antes del viaje."],
    sections: [SEEN, "Elige dónde dormir", "Incluye", "No incluye", "De lancha a vela"],
    general: "Velitas en el Chocó - consulta general",
    stem: "Velitas en el Chocó",
    dialog: { concept: "Velitas en el Chocó" },
    included: 6,
    notIncluded: 4,
    pictures: 6,
    days: 5,
    over: "Esta salida fue del 4 al 8 de diciembre de 2025.",
  },
  "fin-de-ano-choco": {
    title: "Fin de año en el Pacífico",
    facts: {
      Fecha: "31 de diciembre de 2025",
      Duración: "4 o 5 días",
      Alojamiento: "Posada Nativa o Ecolodge Hotel",
      "Punto de encuentro": "…",
    },
    from: "Desde $ 3.100.000 por persona, aprox. 738 USD",
    packages: [
      ["Posada Nativa 4 días", "$ 3.100.000", "738 USD", "", 0],
      ["Posada Nativa 5 días", "$ 3.450.000", "821 USD", POPULAR, 0],
      ["Ecolodge Hotel 4 días", "$ 4.400.000", "1.048 USD", "", 0],
      ["Ecolodge Hotel 5 días", "$ 4.600.000", "1.095 USD", "", 0],
    ],
    says: [
      "dos experiencias incluidas desde 4 días",
      "Reservas con el 30 % y pagas el resto 1 mes antes del viaje.",
    ],
    sections: [
      "Escoge dos experiencias",
      SEEN,
      "Elige dónde dormir",
      "Incluye",
      "No incluye",
      "¿No puedes venir? Igual puedes sumar",
      "Día a día hasta el año nuevo",
    ],
    general: "Fin de Año en el Chocó - consulta general",
    stem: "Fin de Año en el Chocó",
    dialog: {
      concept: "Fin de Año en el Chocó",
      experiences: "Safari de ballenas, Clase de surf, Pesca artesanal, Masaje",
    },
    included: 6,
    notIncluded: 4,
    pictures: 6,
    days: 5,
    over: "Esta salida fue el 31 de diciembre de 2025.",
  },
};

const FIGURE = String.raw`\d{1,3}(?:\.\d{3})*`;
const MONEY = `(\\$ ${FIGURE}|${FIGURE} USD)`;
const PRICE = new RegExp(`${MONEY}por persona, aprox\\. ${MONEY}`);

/** The section, or the part of one, below a heading. */
const part = (main: Element, heading: string) =>
  [...main.querySelectorAll("h2")].find((h2) => textOf(h2) === heading)?.parentElement;

describe.each(Object.entries(pages))("/%s", (slug, expected) => {
  const document = documentOf(`/${slug}`);
  const main = document.querySelector("main") as HTMLElement;
  const reserve = (about: string) => `Hola, quiero reservar: ${about}.`;

  test("is headed, over its artwork", () => {
    expect(textOf(main.querySelector("h1"))).toBe(expected.title);
    const [hero] = main.querySelectorAll("section img");
    expect(hero?.getAttribute("src")).toMatch(/^\/art\/[\w-]+\/hero\.svg$/);
    expect(hero?.getAttribute("alt")).not.toBe("");
  });

  test("has its facts, and its figures where there are any", () => {
    const [facts, figures] = [...main.querySelectorAll("dl")];
    const values = Object.fromEntries(
      texts(facts as Element, "dt").map((label, i) => [
        label,
        expected.facts[label] === "…" ? "…" : texts(facts as Element, "dd")[i],
      ]),
    );
    expect(values).toEqual(expected.facts);
    const pairs =
      figures && texts(figures, "dd").map((value, i) => [value, texts(figures, "dt")[i]]);
    expect(pairs).toEqual(expected.figures);
    expect(textOf(main)).toContain(expected.from);
    expect(textOf(main.querySelector("a[href='#paquetes']"))).toBe("Ver Paquetes");
  });

  test("prices its packages", () => {
    const cards = [...main.querySelectorAll("#paquetes article")].map((card) => {
      const [, own, other] = PRICE.exec(textOf(card)) ?? [];
      return [
        card.querySelector("button")?.dataset.package,
        own,
        other,
        /Más popular|Recomendado/.exec(textOf(card))?.[0] ?? "",
        card.querySelectorAll("li").length,
      ];
    });
    expect(cards).toEqual(expected.packages);
  });

  test("says what the spec says", () => {
    for (const words of expected.says ?? []) expect(textOf(main)).toContain(words);
  });

  test("has its sections in their order", () => {
    const headings = texts(main, "h2");
    // The facts card and the text about the place come first, the closing call last.
    const middle = headings.slice(2, -1);
    expect(middle).toEqual(expected.sections);
  });

  test("has its lists, its pictures and its days", () => {
    expect(texts(part(main, "Incluye") as Element, "li")).toHaveLength(expected.included);
    expect(texts(part(main, "No incluye") as Element, "li")).toHaveLength(expected.notIncluded);
    expect(main.querySelectorAll("li a:has(> img)")).toHaveLength(expected.pictures);
    const itinerary = [...main.querySelectorAll("section > div > ol")].filter(
      (list) => textOf(list.parentElement?.querySelector("h2")) !== "Cómo reservar",
    );
    const days = itinerary.reduce((sum, list) => sum + list.children.length, 0);
    expect(days).toBe(expected.days);
  });

  test("has one dialog, which knows the concept", () => {
    const dialogs = [...document.querySelectorAll("maloca-booking")];
    expect(dialogs).toHaveLength(1);
    for (const name of ["concept", "fixed-concept", "experiences"]) {
      expect(dialogs[0]?.getAttribute(name) ?? undefined).toBe(expected.dialog[name]);
    }
    if (expected.dialog.destination) {
      expect(dialogs[0]?.getAttribute("destination")).toBe(expected.dialog.destination);
    }
    // As the dialog itself makes it of these attributes.
    const about = {
      destination: dialogs[0]?.getAttribute("destination") ?? "",
      stem: dialogs[0]?.getAttribute("concept") ?? "",
      fixed: dialogs[0]?.hasAttribute("fixed-concept"),
    };
    expect(concept(about)).toBe(expected.general);
    expect(concept({ ...about, package: "X" })).toBe(`${expected.stem} - X`);
  });

  test("has reserve buttons that name their package, or ask in general", () => {
    const forms = [...document.querySelectorAll("form:has(input[type=hidden])")];
    const asked = forms.map((form) => [
      form.querySelector("button")?.dataset.package,
      form.querySelector("[name=text]")?.getAttribute("value"),
      form.querySelector("button")?.dataset.malocaOpen,
    ]);
    const general = [undefined, reserve(expected.general), "booking"];
    const ofPackages = expected.packages.map(([name]) => [
      name,
      reserve(`${expected.stem} - ${name}`),
      "booking",
    ]);
    expect(asked.filter(([name]) => name)).toEqual(ofPackages);
    // The bar's two and the hero's, at least.
    expect(asked.filter(([name]) => !name).length).toBeGreaterThanOrEqual(3);
    for (const one of asked.filter(([name]) => !name)) expect(one).toEqual(general);
  });

  test("says once that its season has passed, and offers to ask for the next", () => {
    const lines = [...main.querySelectorAll("[data-season-over]")];
    expect(lines.map((line) => textOf(line).split(" Pregúntanos")[0])).toEqual(
      expected.over ? [expected.over] : [],
    );
    for (const line of lines) {
      expect(line.querySelector("a")?.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      expect(decodeURIComponent(String(line.querySelector("a")?.href))).toContain("próxima");
    }
  });
});

test("a season is not over while it lasts, by the clock that is given", () => {
  const season = { start: "2025-12-04", end: "2025-12-08" };
  expect(seasonLine(season, new Date("2025-12-08T20:00:00Z"))).toBeUndefined();
  expect(seasonLine(season, new Date("2025-12-10T20:00:00Z"))).toBe(
    "Esta salida fue del 4 al 8 de diciembre de 2025.",
  );
  expect(seasonLine(undefined, new Date())).toBeUndefined();
});

test("La Macarena's steps: four, and a button that opens the enrolment form", () => {
  for (const [slug, words] of [
    ["macarena", "Quiero inscribirme"],
    ["macarena-fin-de-ano", "Reservar Mi Experiencia"],
  ] as const) {
    const main = documentOf(`/${slug}`).querySelector("main") as HTMLElement;
    expect(texts(part(main, "Cómo reservar") as Element, "h3")).toEqual([
      "Confirma tu interés",
      "Paga la reserva",
      "Recibe la guía",
      "Disfruta",
    ]);
    const button = [...main.querySelectorAll("button")].find((one) => textOf(one) === words);
    expect(button?.dataset.malocaOpen).toBe("booking");
  }
});

test("La Guajira has six highlights, La Macarena's ecolodge three cards", () => {
  const of = (slug: string, heading: string) =>
    texts(part(documentOf(`/${slug}`).body, heading)?.closest("section") as Element, "h3").length;
  expect(of("guajira", "Seis razones para cruzar el desierto")).toBe(6);
  expect(of("macarena", "El ecolodge")).toBe(3);
  expect(of("macarena-fin-de-ano", "El ecolodge")).toBe(3);
});

test("the December page alternates two pictures, and lists six highlights", () => {
  const main = documentOf("/eje-cafetero-diciembre").querySelector("main") as HTMLElement;
  const sources = [...main.querySelectorAll("li a > img")].map((img) => img.getAttribute("src"));
  expect(new Set(sources).size).toBe(2);
  for (const [i, source] of sources.entries()) expect(source).toBe(sources[i % 2]);
  const about = part(main, "La Navidad se reza, se come y se camina") as Element;
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
  const section = part(main, "Escoge dos experiencias")?.closest("section") as Element;
  expect(texts(section, "h3")).toEqual([
    "Safari de ballenas",
    "Clase de surf",
    "Pesca artesanal",
    "Masaje",
  ]);
  const link = [...main.querySelectorAll("a")].find((a) => textOf(a).startsWith("Donar"));
  expect(link?.href).toMatch(/^https:/);
  expect([link?.target, link?.rel]).toEqual(["_blank", "noopener"]);
});
