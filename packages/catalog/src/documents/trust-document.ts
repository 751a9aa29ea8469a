import * as z from "zod";
import { BLURRED, isSharp, photograph } from "../trips/package-document";
import { line, listOf, paragraph, TRIP, webLink } from "./field";

/** A trip's address without its slash: any may be published. */
const page = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, { error: "escribe la dirección de un viaje, sin barra" })
  .meta({
    title: "Página",
    description: "La dirección de un viaje sin barra: cartagena.",
    format: TRIP,
  });

const month = (title: string) =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: "escribe un mes como 2026-08" })
    .meta({ title, description: "Año y mes: 2026-08." });

const { photo, width, height, alt, consent } = photograph.shape;

const signedPhoto = z
  .strictObject({
    ...{ photo, width, height, alt },
    author: line("Autor", "Quién la tomó.", 80),
    place: line("Lugar", "Dónde.", 80),
    date: month("Cuándo"),
  })
  .refine(isSharp, BLURRED);

/** What shows who somebody is. Only of who agreed to appear. */
export const person = {
  name: line("Nombre", "El de una persona que aceptó aparecer.", 80),
  photo: signedPhoto
    .meta({ title: "Foto", description: "Su cara se recorta en un círculo, desde el centro." })
    .optional(),
  consent,
};

const pages = listOf(page).meta({ title: "Páginas", description: "Las que lo muestran." });

const host = z.strictObject({
  name: person.name,
  role: line("Oficio", "Lo que hace: Lanchero y guía.", 80),
  place: line("Lugar", "Dónde recibe.", 80),
  words: paragraph("Palabras", "Lo que dice, con sus palabras.").optional(),
  photo: person.photo,
  pages,
  consent,
});

const review = z.strictObject({
  text: paragraph("Texto", "Como lo escribió, sin quitarle nada."),
  author: line("Autor", "Como aceptó que se le nombre: Ana, de Medellín.", 80),
  date: month("Cuándo viajó"),
  page,
  source: z
    .strictObject({
      label: line("Nombre del enlace", "Como se lee: Reseña en Google.", 80),
      href: webLink("Dirección", "Donde se publicó."),
    })
    .meta({ title: "Dónde se publicó", description: "Si es una página que cualquiera puede ver." })
    .optional(),
  consent: line(
    "Quién aceptó",
    "Su nombre, y cuándo y cómo dijo que se puede publicar. No se publica.",
  ),
});

/** What makes a visitor believe, all of it the operator's to give. What is not given is not shown. */
export const trustDocument = z.strictObject({
  rntUrl: webLink(
    "Enlace al RNT",
    "La ficha propia en el Registro Nacional de Turismo.",
  ).optional(),
  answerTime: line(
    "Tiempo de respuesta",
    "El medido, no un deseo: menos de 4 horas, en horario de atención.",
    80,
  ).optional(),
  hosts: z
    .array(host.meta({ one: "un anfitrión" }))
    .max(100)
    .readonly()
    .meta({ title: "Quiénes reciben" }),
  photos: z
    .array(signedPhoto.safeExtend({ pages, consent }).meta({ one: "una foto" }))
    .max(200)
    .readonly()
    .meta({ title: "Fotos de viajeros" }),
  reviews: z
    .array(review.meta({ one: "una reseña" }))
    .max(200)
    .readonly()
    .meta({ title: "Reseñas" }),
});

export type TrustDocument = z.output<typeof trustDocument>;
