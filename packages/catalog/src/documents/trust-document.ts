import * as z from "zod";
import { BLURRED, isSharp, photograph } from "../trips/package-document";
import { line, listOf, paragraph, webLink } from "./field";

/** A trip's address without its slash: any may be published. */
const page = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, { error: "escribe la dirección de un viaje, sin barra" })
  .meta({ title: "Página", description: "La dirección de un viaje sin barra: cartagena." });

const month = (title: string) =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: "escribe un mes como 2026-08" })
    .meta({ title, description: "Año y mes: 2026-08." });

const { photo, width, height, alt } = photograph.shape;

const signedPhoto = z
  .strictObject({
    ...{ photo, width, height, alt },
    author: line("Autor", "Quién la tomó.", 80),
    place: line("Lugar", "Dónde.", 80),
    date: month("Cuándo"),
  })
  .refine(isSharp, BLURRED);

const pages = listOf(page).meta({ title: "Páginas", description: "Las que lo muestran." });

const host = z.strictObject({
  name: line("Nombre", "El de una persona que aceptó aparecer.", 80),
  role: line("Oficio", "Lo que hace: Lanchero y guía.", 80),
  place: line("Lugar", "Dónde recibe.", 80),
  words: paragraph("Palabras", "Lo que dice, con sus palabras.").optional(),
  photo: signedPhoto.optional(),
  pages,
});

const review = z.strictObject({
  text: paragraph("Texto", "Como lo escribió, sin quitarle nada."),
  author: line("Autor", "Como aceptó que se le nombre: Ana, de Medellín.", 80),
  date: month("Cuándo viajó"),
  page,
  source: z
    .strictObject({
      label: line("Nombre", "Como se lee el enlace: Reseña en Google.", 80),
      href: webLink("Dirección", "Donde se publicó."),
    })
    .optional(),
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
  photos: z.array(signedPhoto.safeExtend({ pages })).max(200).readonly(),
  hosts: z.array(host).max(100).readonly(),
  reviews: z.array(review).max(200).readonly(),
});

export type TrustDocument = z.output<typeof trustDocument>;
