import * as z from "zod";
import { picture } from "../trips/package-document";
import { palette } from "../trips/page-document";
import {
  button,
  day,
  eyebrow,
  groupsOf,
  line,
  listOf,
  paragraph,
  part,
  pendingFacts,
  slug,
  template,
} from "./field";
import { pilotNames } from "./pilot-values";

const PILOT = "{familias} y otros nombres entre llaves son cifras del piloto de la portada.";

const words = (name: string, description: string) =>
  template(name, `${description} ${PILOT}`, pilotNames, 2000);

const pieceOf = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  one: string,
  kind: Kind,
  shape: Shape,
) => z.strictObject({ kind: z.literal(kind), ...shape }).meta({ one });

/** A piece of a story: a paragraph, a heading, a quote, or a picture. */
const piece = z.discriminatedUnion("kind", [
  pieceOf("un párrafo", "text", { text: words("Párrafo", "Uno.") }),
  pieceOf("un subtítulo", "heading", { text: words("Subtítulo", "Sobre lo que sigue.") }),
  pieceOf("una cita", "quote", { text: words("Cita", "Una frase grande.") }),
  pieceOf("una imagen", "picture", { picture }),
]);

/** The document of a story of the blog, with all that its page and its card show. */
export const storyDocument = z.strictObject({
  slug: slug("Dirección", "Lo que va tras /blog/: el-salto."),
  title: line("Título", "De la página y de su tarjeta.", 120),
  description: line("Descripción", "Una frase para buscadores.", 200),
  date: day("Fecha de publicación").optional(),
  eyebrow: eyebrow("Lugar, o quién la cuenta."),
  lead: paragraph("Entrada", "Una o dos frases."),
  image: picture,
  layout: z.enum(["across", "beside"]).meta({
    title: "Disposición",
    description: "across: el dibujo arriba y datos al margen; beside: el dibujo al lado del texto.",
  }),
  palette: palette.meta({ title: "Colores", description: "Sin ellos, los del sitio." }).optional(),
  card: part("Tarjeta", "En la página de inicio.", {
    excerpt: line("Resumen", "Una frase."),
    category: line("Tema", "Una palabra.", 40),
    picture,
  }),
  facts: part("Datos", "Al margen del texto.", {
    title: line("Título de los datos", "Lo dice un lector de pantalla.", 80),
    list: groupsOf(
      "Lista de datos",
      "un dato",
      z.strictObject({
        label: line("Nombre del dato", "Unas palabras.", 60),
        value: words("Dato", "Un dato corto."),
      }),
      12,
    ),
  }).optional(),
  pieces: listOf(piece, 200).meta({ title: "Texto de la historia" }),
  trips: listOf(line("Viaje", "El nombre de su documento.", 60), 12)
    .meta({
      title: "Viajes",
      description: "Botones al final, cada uno con el nombre de su documento.",
    })
    .optional(),
  next: part("Otra historia", "Un botón al final.", {
    story: line("Historia", "El nombre de su documento.", 60),
    label: button("Botón", "Lleva a esa historia."),
  }).optional(),
  pending: pendingFacts,
});

export type StoryDocument = z.output<typeof storyDocument>;
