import * as z from "zod";
import {
  dollars,
  line,
  listOf,
  oneOf,
  PICTURE,
  paragraph,
  pesos,
  SEVERAL,
} from "../documents/field";
import { drawingNames } from "./drawings";

// The parts of a trip's document that say what is sold: pictures, prices, days and packages.

/** A wider or higher photograph takes a phone's memory. */
export const MOST_PHOTO_SIDE = 6000;

/** A photograph that is shorter on its longer side looks blurred on a page. */
export const LEAST_PHOTO_SIDE = 1200;

/** The heading of a section or of a part of it. */
export const title = line("Título", "El título que se lee.", 120);

const drawingName = z
  .string()
  .refine((name) => drawingNames.includes(name), {
    error: ({ input }) => oneOf(input, drawingNames),
  })
  .meta({ title: "Dibujo", description: "Lugar y nombre del dibujo: guaviare/hero." });

const units = z.int().min(0).max(1600);
const alt = line("Descripción", "Qué se ve, para quien no lo puede ver.", 300);
const drawnDetail = z.strictObject({
  drawing: drawingName,
  detail: z.tuple([units, units, units]).readonly().meta({
    title: "Detalle",
    description: "Izquierda, arriba y ancho del recorte, en un dibujo de 1600 × 1000.",
  }),
  alt,
  caption: line("Pie", "Unas palabras bajo el dibujo.", 120),
});
const drawnPicture = z.union([drawingName, drawnDetail]);

const side = (title: string) =>
  z
    .int()
    .min(1)
    .max(MOST_PHOTO_SIDE)
    .meta({ title, description: "De la foto, en píxeles, como se ve." });

/** What makes a photograph of a schema large enough. */
export const isSharp = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height) >= LEAST_PHOTO_SIDE;

export const BLURRED = {
  error: `se vería borrosa: elige una foto de al menos ${LEAST_PHOTO_SIDE} píxeles en su lado largo`,
  path: ["width"],
};

/** A photograph, whose file the server keeps. */
export const photograph = z
  .strictObject({
    photo: z
      .string()
      .regex(/^[\da-f]{32}\.(avif|jpg|png|webp)$/, {
        error: "falta el archivo: elige la foto en el escritorio, que lo llama por lo que contiene",
      })
      .meta({ title: "Foto", description: "El archivo, llamado por lo que contiene." }),
    width: side("Ancho"),
    height: side("Alto"),
    alt,
    caption: line("Pie", "Unas palabras sobre la foto.", 120),
    consent: line(
      "Quién aceptó aparecer",
      "Sus nombres y cuándo lo dijeron. Si no se reconoce a nadie: nadie. No se publica.",
      200,
    ),
    drawing: drawnPicture
      .meta({
        title: "Dibujo",
        description: "En cuyo lugar está: vuelve cuando se quita la foto.",
        format: PICTURE,
      })
      .optional(),
  })
  .refine(isSharp, BLURRED);

export const picture = z.union([drawingName, drawnDetail, photograph]).meta({
  title: "Imagen",
  description: "El nombre de un dibujo, un recorte de uno, o una foto.",
  format: PICTURE,
  one: "una foto",
});

/** A price that is stated in dollars. */
export const dollarPrice = z.strictObject({
  kind: z.literal("dollars"),
  usd: dollars("Precio en dólares"),
});

/** A price, without the rate of its trip. */
export const price = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("pesos"),
    cop: pesos("Precio en pesos"),
    usd: dollars("Precio en dólares, si también está fijado").optional(),
  }),
  dollarPrice,
  z.strictObject({
    kind: z.literal("per-night"),
    usdPerNight: dollars("Precio por noche"),
    nights: z.int().min(1).max(60).meta({ title: "Noches", description: "Cuántas noches." }),
    extrasUsd: listOf(dollars("Servicio que se paga una vez")),
  }),
  z.strictObject({
    kind: z.literal("group"),
    cityCop: pesos("La ciudad, para todo el grupo"),
    parkCop: pesos("El parque, para todo el grupo"),
    extrasCop: listOf(pesos("Extra para todo el grupo")),
  }),
]);

const duration = z.strictObject({
  days: z.int().min(1).max(60).meta({ title: "Días", description: "Días completos." }),
  nights: z.int().min(0).max(60).meta({ title: "Noches", description: "Si se dicen." }).optional(),
});

const accommodation = z.enum(["Posada Nativa", "Ecolodge Hotel"]);
const features = listOf(line("Qué trae", "Una línea de la tarjeta.")).meta({
  title: "Qué trae",
  description: "Cada cosa en su línea.",
});

export const planDay = z
  .strictObject({
    title,
    text: paragraph("Texto", "Lo que pasa ese día.").optional(),
    rides: listOf(
      z.enum([
        "A pie",
        "Avión (no incluido)",
        "Lancha",
        "Transporte",
        "Transporte privado",
        "Traslado",
      ]),
    )
      .meta({ title: "Transportes", description: "En el orden del día." })
      .optional(),
    meals: listOf(z.enum(["Desayuno", "Almuerzo", "Cena", "Todas las comidas"]))
      .meta({ title: "Comidas", description: "Las que el precio incluye.", format: SEVERAL })
      .optional(),
    bed: line(
      "Dónde se duerme",
      "Desde esta noche, si es otro lugar que la noche anterior.",
    ).optional(),
    scene: z
      .enum([
        "boat",
        "boatBack",
        "drum",
        "fire",
        "flamingos",
        "land",
        "plane",
        "reef",
        "road",
        "roadBack",
        "sail",
        "sea",
        "swim",
        "town",
        "walk",
      ])
      .meta({
        title: "Dibujo del día",
        description: "Cómo se viaja, qué se hace, o solo el paisaje (land).",
        names: {
          boat: "En lancha",
          boatBack: "En lancha, de regreso",
          drum: "Tambores",
          fire: "Fogata",
          flamingos: "Flamencos",
          land: "Solo el paisaje",
          plane: "Avión",
          reef: "Arrecife",
          road: "Por carretera",
          roadBack: "Por carretera, de regreso",
          sail: "A vela",
          sea: "El mar",
          swim: "Un baño",
          town: "Un pueblo",
          walk: "A pie",
        },
      }),
  })
  .meta({ one: "un día", own: ["title", "text", "rides", "meals", "bed"] });

/** The page of a trip compares as many on a phone. */
export const MOST_PACKAGES = 4;

export const tripPackage = z
  .strictObject({
    name: line("Nombre", "El nombre del paquete, como lo lee quien reserva.", 80),
    duration: duration.meta({ title: "Duración", description: "Sin ella, se acuerda." }).optional(),
    price: price.meta({ title: "Precio", description: "Por persona, o de todo el grupo." }),
    description: paragraph("Descripción", "Una frase."),
    lodging: line("Alojamiento", "Donde hay etapas, va en cada una.").optional(),
    meals: line("Comidas", "Las que trae.").optional(),
    allOf: line("Trae todo lo de", "El nombre de otro paquete del mismo viaje.").optional(),
    features: features.optional(),
    insteadOf: z
      .record(
        line("Lo propio", "Una línea de este paquete."),
        line("Lo otro", "Una de otro paquete."),
      )
      .meta({ title: "En lugar de", description: "Lo propio, y lo de otro paquete que reemplaza." })
      .optional(),
    badge: z
      .enum(["Más popular", "Recomendado"])
      .meta({ title: "Insignia del paquete", description: "De uno del viaje, o de ninguno." })
      .optional(),
    itinerary: listOf(planDay)
      .meta({ title: "Itinerario", description: "Si es otro que el de los demás paquetes." })
      .optional(),
    accommodation: accommodation.optional(),
    image: picture.optional(),
    stages: listOf(
      z
        .strictObject({
          place: line("Lugar", "Dónde se está en esta etapa."),
          lodging: line("Alojamiento", "En esta etapa."),
          features,
        })
        .meta({ one: "una etapa" }),
    )
      .meta({ title: "Etapas" })
      .optional(),
  })
  .meta({ one: "un paquete", own: ["name", "badge", "insteadOf"] });

export type Photograph = z.output<typeof photograph>;
export type PictureDocument = z.output<typeof picture>;
export type PackageDocument = z.output<typeof tripPackage>;
export type PlanDayDocument = z.output<typeof planDay>;
export type PriceDocument = z.output<typeof price>;
