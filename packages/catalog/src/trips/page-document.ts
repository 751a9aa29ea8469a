import * as z from "zod";
import { colour, dollars, groupsOf, line, listOf, paragraph } from "../documents/field";
import { price, title } from "./package-document";

// The parts of a trip's document that say how its page and its card look.

export const points = z.strictObject({
  title,
  text: paragraph("Texto", "Un párrafo bajo el título.").optional(),
  items: groupsOf(
    "Puntos",
    "un punto",
    z.strictObject({ title, text: paragraph("Texto", "Una o dos frases.") }),
  ),
});

export const factKeys = [
  "duration",
  "group",
  "dates",
  "season",
  "bestSeason",
  "availability",
  "meetingPoint",
  "lodging",
  "arrival",
] as const;

/** What a form calls them. */
export const factNames: Readonly<Record<(typeof factKeys)[number], string>> = {
  duration: "Duración",
  group: "Grupo",
  dates: "Fechas",
  season: "Temporada",
  bestSeason: "Mejor época",
  availability: "Disponibilidad",
  meetingPoint: "Punto de encuentro",
  lodging: "Alojamiento",
  arrival: "Cómo se llega",
};

const cardBadge = "Insignia de la tarjeta";

export const card = z
  .discriminatedUnion("list", [
    z.strictObject({
      list: z.literal("destinations"),
      region: line("Región", "La región, sobre el nombre.", 60),
      status: z
        .enum(["Activo", "Próximamente"])
        .meta({ title: "Estado", description: "«Próximamente»: todavía no se ofrece." }),
      badge: line(cardBadge, "Dos o tres palabras.", 40),
    }),
    z.strictObject({
      list: z.literal("seasonal"),
      badge: z
        .enum([
          "Inscripciones Abiertas",
          "Próximamente",
          "Edición Especial",
          "Disponible",
          "Disponible Ahora",
        ])
        .meta({ title: cardBadge, description: "Cómo va la inscripción." }),
      // It is not calculated from the trip's prices: `npm run check:prices` lists differences.
      advertisedUsd: dollars("El precio «desde» de la página de inicio").optional(),
    }),
  ])
  .meta({ title: "Tarjeta", description: "Del viaje, en la página de inicio." });

const sections = [
  "about",
  "callToAction",
  "donation",
  "ecolodge",
  "event",
  "experiences",
  "gallery",
  "highlights",
  "itinerary",
  "lists",
  "note",
  "packages",
  "steps",
  "way",
] as const;

/** To the first two the page's own links lead; before the last is what travellers say. */
const linked: readonly (typeof sections)[number][] = ["packages", "lists", "callToAction"];

export const variants = z.strictObject({
  hero: z.enum(["middle", "left"]),
  facts: z.enum(["overlay", "strip"]),
  figures: z.enum(["row", "even", "cards"]),
  highlights: z.enum(["dark", "lines"]),
  packages: z.enum(["rows", "columns", "postcards", "lodgings"]),
  gallery: z.enum(["sheet", "quilt"]),
  itinerary: z.enum(["light", "paper"]),
  callToAction: z.enum(["left", "middle", "right"]),
  order: listOf(z.enum(sections)).refine(
    (order) => linked.every((name) => order.filter((one) => one === name).length === 1),
    { error: `nombra una vez cada una de estas: ${linked.join(", ")}` },
  ),
});

export const palette = z.strictObject({
  ground: colour("Fondo oscuro", "Barra, portada y cierre; el texto encima es claro."),
  light: colour("Color claro", "Botones y letreros sobre el fondo oscuro."),
  accent: colour("Acento", "Cifras y marcas grandes sobre papel."),
  deep: colour("Color de los botones", "Y de los textos pequeños sobre papel."),
});

const month = (title: string) => z.int().min(1).max(12).meta({ title, description: "De 1 a 12." });
export const months = z
  .tuple([month("Primer mes"), month("Último mes")])
  .readonly()
  .meta({ title: "Meses", description: "El primero y el último, de 1 a 12." });

export const callToAction = z
  .strictObject({
    title,
    text: paragraph("Texto", "Una o dos frases."),
    button: line("Botón", "Sin él, el de siempre.", 60).optional(),
    contact: line("Botón de WhatsApp", "En lugar del botón de reserva.", 60).optional(),
  })
  .meta({ title: "Cierre", description: "Lo último de su página." });

const hour = (title: string) =>
  z.int().min(0).max(23).meta({ title, description: "De 0 a 23, en Colombia." });

export const event = z
  .strictObject({
    name: line("Nombre", "El nombre de la fiesta."),
    night: z.strictObject({
      day: z
        .string()
        .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
          error: "escribe mes y día, como 12-31",
        })
        .meta({ title: "Día", description: "Mes y día, cada año: 12-31." }),
      from: hour("Hora en que empieza"),
      to: hour("Hora en que termina"),
    }),
    place: line("Lugar", "Dónde es."),
    text: paragraph("Texto", "Qué pasa esa noche."),
    tiers: groupsOf(
      "Entradas",
      "una entrada",
      z.strictObject({
        name: line("Nombre", "El nombre de la entrada.", 80),
        price,
        features: listOf(line("Qué trae", "Una línea.")).meta({
          title: "Qué trae",
          description: "Cada cosa en su línea.",
        }),
      }),
    ),
  })
  .meta({ title: "Fiesta" });

export const includedLine = z.union([
  line("Incluido", "Una línea."),
  z.strictObject({
    about: z.enum(["ride", "bed", "meals"]).meta({
      title: "De qué trata",
      description: "Transporte, alojamiento o comidas: entonces también lo dice «Cómo se llega».",
    }),
    text: line("Incluido", "Una línea."),
  }),
]);

export const fact = z.strictObject({
  value: line("Cifra o dato", "Un dato corto.", 120),
  label: line("Nombre del dato", "Una o dos palabras.", 60),
});
