import { settings, tripMonths, tripName, trips } from "@maloca/catalog";
import { isOwnDrawing } from "../share-image";
import { friezesOf } from "../trip/days/day-plans";

/** The trips on the country's map, in the order of its list, each with its place and months. */
export const marks = trips.flatMap((trip) =>
  trip.place
    ? [{ slug: trip.slug, name: tripName(trip), at: trip.place, months: tripMonths(trip) }]
    : [],
);

/** Who lives where a trip goes. */
const people = {
  city: "caribbean",
  coast: "islands",
  desert: "guajira",
  jungle: "choco",
  mountain: "coffee",
  river: "llanos",
  sierra: "caribbean",
} as const;

/** Every frieze of days on the site, with the land, the colours and the people of its trip. */
export const friezes = trips.flatMap((trip) =>
  friezesOf(trip).map((one) => ({
    ...one,
    land: trip.territory,
    palette: trip.palette,
    from: trip.slug === "guaviare" ? ("llanos" as const) : people[trip.territory],
  })),
);

export const brand = settings.brand;

/** The words on the picture of a shared link, by the folder of the page's hero: a title and a line below it. */
export const words: Record<string, readonly [title: string, line: string]> = {
  home: [settings.tagline, "Viajes con comunidades de Colombia"],
  ...Object.fromEntries(
    trips
      .filter(({ slug, hero }) => isOwnDrawing(slug, hero.image))
      .map(({ slug, hero }) => [slug, [hero.title, hero.eyebrow] as const]),
  ),
  voluntariado: ["Voluntariado", "Chocó · Costa pacífica"],
  consultoria: ["Consultoría", "Programa de Impacto Comunitario"],
  "blog-choco-checkpoint": ["El primer checkpoint regenerativo nació en el Chocó", "Arusí, Chocó"],
  "blog-el-salto": ["El salto", "Cuaderno de viaje"],
};
