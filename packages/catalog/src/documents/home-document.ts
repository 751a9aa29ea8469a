import * as z from "zod";
import { picture, title } from "../trips/package-document";
import { fact } from "../trips/page-document";
import { button, dollars, eyebrow, groupsOf, line, paragraph, part, TRIP, template } from "./field";
import {
  about,
  blog,
  community,
  gallery,
  newsletter,
  partners,
  recognitions,
  territories,
  vision,
} from "./home-sections";

/** A trip, by its document's name without `trips/`. */
const trip = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, { error: "escribe el nombre de un viaje, como cartagena" })
  .meta({ title: "Viaje", description: "El nombre de su documento: cartagena.", format: TRIP });

const text = paragraph("Texto", "Bajo el título.");

const programme = {
  title: line("Nombre", "De esta forma de viajar.", 60),
  text: paragraph("Texto", "Una o dos frases."),
  link: button("Enlace", "A donde se escoge."),
};

const priced = {
  ...programme,
  usd: dollars("Precio desde, en dólares"),
  length: line("Duración", "De 5 a 12 días.", 60),
};

const count = (name: string) =>
  z
    .int()
    .min(0)
    .max(10_000_000)
    .meta({ title: name, description: "Un número entero, sin puntos: 3000." });

const pilot = part("Proyecto piloto", "Lo que es cierto del primer checkpoint.", {
  eyebrow: eyebrow("Le sigue el lugar."),
  name: line("Nombre", "Como lo llama la comunidad.", 80),
  place: line("Lugar", "Pueblo y región.", 80),
  text,
  picture,
  status: line("Estado", "Una palabra: Activo.", 40),
  year: z.int().min(2000).max(2100).meta({ title: "Año", description: "Desde cuándo: 2025." }),
  litresPerDay: count("Litros de agua al día"),
  families: count("Familias"),
  children: count("Niñas y niños en educación marina"),
  jobs: count("Empleos"),
  sun: line("Energía", "Lo que hay de energía.", 60),
  drop: line("Agua", "Lo que hay de agua.", 60),
  investment: part("Inversión", "Lo que el proyecto pide a quien invierte.", {
    fold: line("Título del pliegue", "Quien lo toca ve las cuentas.", 60),
    title: line("Título del total", "Antes de la suma.", 60),
    commercialUsd: count("Inversión comercial, en dólares"),
    philanthropicUsd: count("Aporte filantrópico, en dólares"),
    returns: groupsOf("Retornos", "un retorno", fact, 4),
  }),
});

/** The document of the home page: its texts in the page's order. */
export const homeDocument = z.strictObject({
  trips: z.array(z.string()).min(1).max(100).readonly().meta({
    title: "Viajes",
    description:
      "Los que se muestran, en su orden, cada uno con el nombre de su documento. El que falta queda oculto.",
  }),
  hero: part("Portada", "Lo primero que se lee; su título es el lema de la empresa.", {
    eyebrow: eyebrow("De qué se trata todo."),
    lead: paragraph("Entrada", "Dos o tres frases; también las muestran los buscadores."),
    toTrips: button("Botón de los viajes", "El primero."),
    toAbout: button("Botón de la empresa", "Lleva a «Nosotros»."),
    toPartners: button("Botón de las alianzas", "Lleva a las alianzas."),
  }),
  finder: part("Buscador", "La tabla de los viajes y su mapa.", {
    title,
    map: line("Título del mapa", "Sobre el mapa del país.", 120),
    mapText: paragraph("Texto del mapa", "Cómo se lee."),
  }),
  problem: part("El problema", "Lo que hace mal el turismo de siempre, y la respuesta.", {
    title,
    text,
    fold: line("Título del pliegue", "En un teléfono abre lo demás.", 80),
    points: groupsOf(
      "Puntos",
      "un punto",
      z.strictObject({ title, text: paragraph("Texto", "Una frase.") }),
      6,
    ),
    answer: line("Respuesta", "Una frase grande al final."),
    picture,
  }),
  programmes: part("Formas de viajar", "Tres, cada una con su precio.", {
    title,
    custom: part("A la medida", "Armados con el viajero.", priced),
    seasonal: part("De temporada", "Con fecha, en grupo.", priced),
    volunteering: part("Voluntariado", "Precio y duración: los de su documento.", programme),
  }),
  pilot,
  tiles: part("Lugares", "Dibujos grandes que llevan a un viaje.", {
    title,
    items: groupsOf(
      "Lugares",
      "un lugar",
      z.strictObject({
        trip,
        line: line("Frase", "Dos o tres palabras bajo el nombre.", 60),
        picture,
      }),
    ),
  }),
  partners,
  destinations: part("Viajes sin fecha", "Sobre sus tarjetas, y el voluntariado bajo ellas.", {
    title,
    text,
    link: button("Botón", "De cada tarjeta."),
    volunteering: part("Voluntariado", "Precios y duración: los de su documento.", {
      eyebrow: eyebrow("Lugar y tema."),
      title,
      text: template("Texto", "Una frase. {duracion} es lo que duran las semanas.", ["duracion"]),
      stays: line("Título de las estadías", "Sobre sus precios.", 80),
      link: button("Botón", "Lleva a su página."),
      picture,
    }),
  }),
  customTrip: part("A la medida", "Sobre el formulario de cuatro pasos.", {
    title,
    text,
    open: button("Título del formulario", "Quien lo toca en un teléfono lo abre."),
    consultation: part("Consulta", "Para quien no sabe por dónde empezar.", {
      title,
      text: template("Texto", "{minutos} y {precio} son los de la consulta.", [
        "minutos",
        "precio",
      ]),
      link: button("Botón", "Lleva a la agenda."),
    }),
  }),
  seasonal: part("Viajes con fecha", "Sobre sus tarjetas.", {
    title,
    text,
    link: button("Botón", "De cada tarjeta."),
    group: line("Tamaño del grupo", "De un viaje que no lo dice.", 60),
  }),
  ...{ territories, about, recognitions, gallery, community, blog, newsletter, vision },
});

export type HomeDocument = z.output<typeof homeDocument>;
