import { expect, test } from "vitest";
import { checkDocuments } from "../src/documents/check";
import { completed, shippedDocuments } from "../src/documents/documents";
import { fillIn } from "../src/fill-in";

const { home } = shippedDocuments;

/** The problems of a version with another home page. */
function problemsWith(changed: object): string[] {
  const texts = Object.entries({ ...shippedDocuments, home: { ...home, ...changed } }).map(
    ([name, document]) => [name, JSON.stringify(document)],
  );
  const checked = checkDocuments(Object.fromEntries(texts));
  return "problems" in checked
    ? checked.problems.map(({ file, place, mend }) => `${file} ${place}: ${mend}`)
    : [];
}

const [tile] = home.tiles.items;
const { consultation } = home.customTrip;

test.each<[wrong: object, place: string, mend: string]>([
  [{ problem: undefined }, "problem", "falta: añádelo"],
  [{ problem: { ...home.problem, titulo: "Hola" } }, "problem", 'no existe "titulo"'],
  [{ vision: { ...home.vision, text: "a".repeat(801) } }, "vision.text", "caben 800 letras"],
  [{ about: { ...home.about, picture: "guaviare/rios" } }, "about.picture", '¿"guaviare/rio"?'],
  [
    { programmes: { ...home.programmes, custom: { ...home.programmes.custom, usd: "400" } } },
    "programmes.custom.usd",
    "escribe un número, sin comillas",
  ],
  [
    { partners: { ...home.partners, hotels: { ...home.partners.hotels, hotel: 6 } } },
    "partners.hotels.operator",
    "suman otra cosa que 100",
  ],
  [
    { tiles: { ...home.tiles, items: [{ ...tile, trip: "marte" }] } },
    "tiles.items.0.trip",
    "no existe trips/marte.json",
  ],
  [
    {
      territories: {
        ...home.territories,
        projects: [{ ...home.territories.projects[0], trip: "marte" }],
      },
    },
    "territories.projects.0.trip",
    "no existe trips/marte.json",
  ],
  ...["Vale {preco}.", "Vale {precio", "Vale { precio }."].map((text): [object, string, string] => [
    { customTrip: { ...home.customTrip, consultation: { ...consultation, text } } },
    "customTrip.consultation.text",
    "solo cabe {minutos} o {precio}",
  ]),
])("home %j is refused at %s: %s", (wrong, place, mend) => {
  const problems = problemsWith(wrong);
  const found = problems.find((line) => line.startsWith(`home.json ${place}`));
  expect(found ?? problems.join("\n")).toContain(mend);
});

test("values stand in the place of their names", () => {
  expect(fillIn("En {minutos} minutos, {precio}", { minutos: 30, precio: "50 USD" })).toBe(
    "En 30 minutos, 50 USD",
  );
});

test("a version of before the home page's texts were in it has those of the build", () => {
  const trips = ["macarena"];
  const { company: _, trust: __, ...rest } = shippedDocuments;
  const old = completed({ ...rest, home: { trips } as unknown as typeof home });
  expect(old).toEqual({ ...shippedDocuments, home: { ...home, trips } });
});
