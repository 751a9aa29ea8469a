import * as z from "zod";
import {
  button,
  checkDocument,
  day,
  groupsOf,
  line,
  listOf,
  paragraph,
  part,
  pendingFacts,
  people,
  slug,
} from "../documents/field";
import { type BeforeTopic, beforeTopics } from "./before-topics";
import {
  dollarPrice,
  MOST_PACKAGES,
  picture,
  planDay,
  title,
  tripPackage,
} from "./package-document";
import {
  callToAction,
  card,
  event,
  fact,
  factKeys,
  factNames,
  includedLine,
  months,
  palette,
  points,
  variants,
} from "./page-document";

// The documents of `packages/catalog/content/trips/`: what a trip's page, card, requests and prices say. Types
// derive from these schemas (`trip.ts`).

const trip = z.strictObject({
  slug: slug("Dirección", "Lo que va tras la barra: maloca.example/guajira."),
  formerSlugs: listOf(
    slug("Dirección anterior", "Una que el viaje tuvo: lleva a la de ahora."),
  ).optional(),
  territory: z
    .enum(["city", "coast", "desert", "jungle", "mountain", "river", "sierra"])
    .meta({ title: "Paisaje", description: "El de los dibujos de sus días." }),
  place: z
    .tuple([z.number().min(-82).max(-66), z.number().min(-5).max(14)])
    .readonly()
    .meta({
      title: "Lugar en el mapa",
      description: "Longitud y latitud del punto de encuentro; sin él no sale en el mapa.",
    })
    .optional(),
  palette: palette.meta({ title: "Colores", description: "Sin ellos, los del sitio." }).optional(),
  page: variants
    .partial()
    .meta({ title: "Disposición", description: "En qué se aparta su página de la usual." })
    .optional(),
  destination: line("Destino", "En el asunto de una solicitud: Viaje a {destino}.", 80),
  name: line("Nombre", "Si no es el destino.", 80).optional(),
  concept: line("Concepto", "En el asunto, en lugar de «Viaje a {destino}».", 80).optional(),
  fixedConcept: z
    .boolean()
    .meta({ title: "Concepto completo", description: "Si se entiende sin paquete." })
    .optional(),
  title: line("Título de la página", "En la pestaña y al compartir.", 120),
  description: line("Descripción", "Una frase, sin fechas, para buscadores.", 200),
  season: z
    .strictObject({ start: day("Primer día"), end: day("Último día") })
    .refine(({ start, end }) => start <= end, {
      error: "el último día es antes del primero: cámbialo",
      path: ["end"],
    })
    .meta({ title: "Fechas", description: "De un viaje con salida fija." })
    .optional(),
  months: months.optional(),
  travelers: z
    .strictObject({ min: people("Mínimo").optional(), max: people("Máximo").optional() })
    .meta({ title: "Viajeros", description: "Si se dice cuántos." })
    .optional(),
  hero: z
    .strictObject({
      eyebrow: line("Sobre el título", "Lugar y región.", 80),
      title,
      lead: paragraph("Entrada", "Dos frases."),
      image: picture,
      badge: line("Insignia", "Sin ella, un viaje con fechas muestra las suyas.", 60).optional(),
    })
    .meta({ title: "Portada", description: "Lo primero de su página." }),
  about: z
    .strictObject({
      title,
      paragraphs: listOf(paragraph("Párrafo", "De qué se trata.")).meta({
        title: "Párrafos",
        description: "De qué se trata, cada uno en su línea.",
      }),
      checks: listOf(line("Promesa", "Una línea con su marca.")).meta({
        title: "Promesas",
        description: "Cada una en su línea.",
      }),
    })
    .meta({ title: "De qué se trata", description: "Bajo la portada." }),
  packages: listOf(tripPackage).meta({ title: "Paquetes" }),
  figures: groupsOf("Cifras", "una cifra", fact).optional(),
  facts: listOf(
    z
      .strictObject({
        key: z.enum(factKeys).meta({
          title: "Qué dato es",
          description: "Por él lo encuentran la portada y las comparaciones.",
          names: factNames,
        }),
        label: line("Nombre del dato", "Una o dos palabras.", 60),
        value: line("Dato", "Sin él, «dates» muestra las fechas del viaje.", 120).optional(),
      })
      .refine(({ key, value }) => value !== undefined || key === "dates", {
        error: "falta: añádelo",
        path: ["value"],
      })
      .meta({ one: "un dato" }),
  ).meta({ title: "Datos", description: "Duración, grupo, fechas, punto de encuentro." }),
  highlights: points.meta({ title: "Lo mejor" }).optional(),
  ecolodge: points.meta({ title: "Ecolodge" }).optional(),
  galleryTitle: title
    .meta({ title: "Título de la galería", description: "Sobre las fotos." })
    .optional(),
  gallery: listOf(picture).meta({ title: "Galería" }),
  copPerUsd: z
    .int()
    .min(1000)
    .max(20_000)
    .meta({ title: "Pesos por dólar", description: "Si no son los de las demás páginas." })
    .optional(),
  priceUnit: z
    .literal("person")
    .meta({ title: "Unidad del precio", description: "«person» donde se dice que es por persona." })
    .optional(),
  packageWords: z
    .strictObject({
      title: title.optional(),
      reserve: line("Botón", "De cada paquete.", 60).optional(),
    })
    .meta({ title: "Sobre los paquetes" })
    .optional(),
  priceNotes: listOf(line("Nota", "Sobre los precios.", 300))
    .meta({ title: "Notas sobre los precios", description: "Cada una en su línea." })
    .optional(),
  payment: z
    .strictObject({
      percent: z.int().min(0).max(100).meta({ title: "Anticipo", description: "En porcentaje." }),
      due: line("El resto", "Cuándo se paga: 2 meses antes del viaje.", 120),
    })
    .meta({ title: "Pago", description: "Si no es el usual." })
    .optional(),
  event: event.optional(),
  experiences: points.meta({ title: "Experiencias" }).optional(),
  note: z
    .strictObject({ title, text: paragraph("Texto", "Sobre la temporada o la fiesta.") })
    .meta({ title: "Nota" })
    .optional(),
  included: listOf(includedLine).meta({
    title: "Incluido",
    description: "Cada cosa en su línea.",
  }),
  notIncluded: listOf(line("No incluido", "Una línea.")).meta({
    title: "No incluido",
    description: "Cada cosa en su línea.",
  }),
  before: z
    .partialRecord(
      z.enum(Object.keys(beforeTopics) as BeforeTopic[]).meta({ names: beforeTopics }),
      paragraph("Antes de reservar", "Un párrafo; vacío: no se dice."),
    )
    .meta({ title: "Antes de reservar", description: "Cada cosa en su párrafo." })
    .optional(),
  itinerary: z
    .strictObject({
      title,
      frameUrl: z
        .url({ protocol: /^https$/, error: "escribe una dirección que empiece por https://" })
        .meta({
          title: "Itinerario en otra página",
          description: "Se muestra en un marco, en lugar de los días.",
        })
        .optional(),
      days: listOf(planDay).meta({ title: "Días" }).optional(),
      placeholder: paragraph("Mientras tanto", "En lugar de los días.").optional(),
      ask: line("Botón", "Abre la reserva.", 60).optional(),
    })
    .meta({ title: "Itinerario" })
    .optional(),
  steps: points
    .extend({ button: line("Botón", "Abre la reserva.", 60).optional() })
    .meta({ title: "Pasos" })
    .optional(),
  donation: z
    .strictObject({
      title,
      text: paragraph("Texto", "Para qué es."),
      button: line("Botón", "Lleva a la página de donación.", 60),
    })
    .meta({ title: "Donación" })
    .optional(),
  callToAction,
  pending: pendingFacts,
});

type PackageOf = z.output<typeof tripPackage>;

const linesOf = ({ features = [], stages = [] }: PackageOf) => [
  ...features,
  ...stages.flatMap((stage) => stage.features),
];

/** Says of each package whether the packages and the lines that it names exist, and it can build on them. */
const packagesFit = ({ packages }: { packages: readonly PackageOf[] }, found: z.RefinementCtx) => {
  const names = packages.map(({ name }) => name);
  const lines = packages.flatMap(linesOf);
  for (const [at, one] of packages.entries()) {
    const { name, allOf, insteadOf = {} } = one;
    const path = ["packages", at];
    const lacks = (line: string) =>
      found.addIssue({
        code: "custom",
        path: [...path, "insteadOf"],
        message: `ningún paquete trae "${line}": escríbelo como está en «features»`,
      });
    for (const [own, other] of Object.entries(insteadOf)) {
      if (!linesOf(one).includes(own)) lacks(own);
      if (!lines.includes(other)) lacks(other);
    }
    if (names.indexOf(name) !== at)
      found.addIssue({
        code: "custom",
        path: [...path, "name"],
        message: "otro paquete ya se llama así: cambia uno",
      });
    // From those above it, so that none can build on itself.
    if (allOf !== undefined && !names.slice(0, at).includes(allOf))
      found.addIssue({
        code: "custom",
        path: [...path, "allOf"],
        message: `ningún paquete anterior se llama "${allOf}"`,
      });
  }
};

const dated = (
  document: { facts: readonly { key: string; value?: string }[]; season?: unknown },
  found: z.RefinementCtx,
) => {
  const at = document.facts.findIndex(({ key, value }) => key === "dates" && value === undefined);
  if (at >= 0 && !document.season)
    found.addIssue({
      code: "custom",
      path: ["season"],
      message: "falta: añade las fechas, o escribe el dato «dates»",
    });
};

/** The document of a trip that the home page lists. */
export const tripDocument = trip
  .extend({ card, packages: listOf(tripPackage, MOST_PACKAGES).meta({ title: "Paquetes" }) })
  .superRefine(packagesFit)
  .superRefine(dated);

/** The document of volunteering, which has a calendar of the sea and is asked for by message. */
export const volunteeringDocument = trip
  .extend({
    slug: z.literal("voluntariado"),
    seasons: groupsOf(
      "Temporadas del mar",
      "una temporada",
      z.strictObject({
        name: line("Nombre", "Qué pasa en el mar.", 80),
        months,
        text: paragraph("Texto", "Una frase."),
      }),
    ),
    weeks: z
      .strictObject({
        price: dollarPrice,
        priceUnit: z.literal("person"),
        length: line("Duración", "De 2 a 4 semanas.", 80),
        concept: line("Concepto", "En el asunto de la solicitud.", 80),
        title: line("Título de las semanas", "De quedarse por semanas.", 120),
        text: paragraph("Texto de las semanas", "Cómo se pide."),
        button: button("Botón de las semanas", "Abre un mensaje."),
      })
      .meta({ title: "Varias semanas", description: "Una estadía larga." }),
    buttons: part("Botones de la portada", "Dos, bajo la entrada.", {
      stays: button("Botón de las estadías", "Lleva a los paquetes."),
      ask: button("Botón de WhatsApp", "Abre un mensaje."),
    }),
    students: part("Grupos de estudiantes", "De cualquier tamaño.", {
      title,
      text: paragraph("Texto", "Cómo se pregunta; le sigue el enlace a la consultoría."),
      link: button("Enlace", "Lleva a la consultoría."),
      button: button("Botón", "Abre un mensaje."),
    }),
    calendar: part("Calendario del mar", "Sobre las temporadas.", {
      title,
      text: paragraph("Texto", "Una frase."),
    }),
    album: line("Título del álbum", "Sobre los dibujos.", 120),
  })
  .superRefine(packagesFit);

export type TripDocument = z.output<typeof tripDocument>;
export type VolunteeringDocument = z.output<typeof volunteeringDocument>;

/** Checks the text of a trip's document, or of volunteering's. */
export const checkTrip = (text: string) =>
  /"slug"\s*:\s*"voluntariado"/.test(text)
    ? checkDocument(volunteeringDocument, text)
    : checkDocument(tripDocument, text);
