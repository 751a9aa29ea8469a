import { expect, test } from "vitest";
import { completed, shippedDocuments } from "../src/documents/documents";
import { fillIn } from "../src/fill-in";
import { problemsWith } from "./problems-with";

const { home } = shippedDocuments;

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
  const problems = problemsWith({ home: { ...home, ...wrong } });
  const found = problems.find((line) => line.startsWith(`home.json ${place}`));
  expect(found ?? problems.join("\n")).toContain(mend);
});

test("values stand in the place of their names", () => {
  expect(fillIn("En {minutos} minutos, {precio}", { minutos: 30, precio: "50 USD" })).toBe(
    "En 30 minutos, 50 USD",
  );
});

const { consultancy } = shippedDocuments;
const story = shippedDocuments["stories/el-salto"];
const [, opening, ...rest] = story?.pieces ?? [];

test.each<[name: string, wrong: object, place: string, mend: string]>([
  ["consultancy", { consultation: { minutes: 30, usd: 50.5 } }, "consultation.usd", "un número"],
  [
    "consultancy",
    { timeline: { ...consultancy.timeline, achievements: [{ text: "{familia} familias" }] } },
    "timeline.achievements.0.text",
    "solo cabe {proyecto} o {lugar}",
  ],
  ["stories/el-salto", { slug: "otro" }, "slug", 'escribe "el-salto"'],
  ["stories/el-salto", { trips: ["marte"] }, "trips.0", "no existe trips/marte.json"],
  [
    "stories/el-salto",
    { next: { story: "otra", label: "Leer" } },
    "next.story",
    "no existe stories/otra.json",
  ],
  [
    "stories/el-salto",
    { pieces: [{ ...opening, kind: "texto" }, ...rest] },
    "pieces.0.kind",
    'escribe "text" o "heading"',
  ],
  ["home", { blog: { ...home.blog, stories: ["otra"] } }, "blog.stories.0", "no existe stories/"],
])("%s %j is refused at %s: %s", (name, wrong, place, mend) => {
  const document = shippedDocuments[name as keyof typeof shippedDocuments];
  const problems = problemsWith({ [name]: { ...document, ...wrong } });
  const found = problems.find((line) => line.startsWith(`${name}.json ${place}`));
  expect(found ?? problems.join("\n")).toContain(mend);
});

test("a version of before pages' texts were in documents has those of the build", () => {
  const trips = ["macarena"];
  const { blog } = home;
  const { stories: _, ...oldBlog } = blog;
  const { weeks, buttons, students, calendar, album, ...volunteering } =
    shippedDocuments["trips/voluntariado"];
  const { title, text, button, ...oldWeeks } = weeks;
  const old = {
    home: { trips, blog: oldBlog },
    "trips/macarena": shippedDocuments["trips/macarena"],
    "trips/voluntariado": { ...volunteering, weeks: oldWeeks },
  };
  const stories = Object.entries(shippedDocuments).filter(([name]) => name.startsWith("stories/"));
  const { company, trust } = shippedDocuments;
  expect(completed(old as unknown as typeof shippedDocuments)).toEqual({
    ...{ company, trust, consultancy },
    ...Object.fromEntries(stories),
    ...old,
    home: { ...home, trips },
    "trips/voluntariado": shippedDocuments["trips/voluntariado"],
  });
  // A story that was removed since stays away.
  expect(completed({ consultancy } as typeof shippedDocuments)).not.toHaveProperty([
    "stories/el-salto",
  ]);
});
