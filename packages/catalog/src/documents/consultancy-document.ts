import * as z from "zod";
import { picture, title } from "../trips/package-document";
import {
  button,
  dollars,
  eyebrow,
  groupsOf,
  line,
  listOf,
  paragraph,
  part,
  pendingFacts,
  template,
} from "./field";
import { pilotNames } from "./pilot-values";
import { person } from "./trust-document";

const text = paragraph("Texto", "Bajo el título.");

const consultancyPackage = z.strictObject({
  hours: template("Cuánto dura", "En letra grande: 10 horas. {minutos} son los de la consulta.", [
    "minutos",
  ]),
  title: line("Nombre", "Una palabra.", 40),
  usd: dollars("Precio en dólares; sin él es gratis").optional(),
  from: z
    .boolean()
    .meta({ title: "Precio desde", description: "Si el precio es el menor." })
    .optional(),
  description: paragraph("Descripción", "Una frase."),
  features: listOf(line("Qué trae", "Una línea."), 8).meta({
    title: "Qué trae",
    description: "Cada cosa en su línea.",
  }),
  recommended: z
    .boolean()
    .meta({ title: "Recomendado", description: "Si lleva la insignia." })
    .optional(),
  action: z.enum(["consultation", "synergy", "proposal"]).meta({
    title: "Botón",
    description: "Lleva a la agenda de la consulta, a la de sinergias o abre la propuesta.",
    names: {
      consultation: "Agenda de la consulta",
      synergy: "Agenda de sinergias",
      proposal: "Formulario de la propuesta",
    },
  }),
  colour: z.enum(["river", "maize", "clay", "forest", "ink"]).meta({
    title: "Color",
    description: "De la tarjeta.",
    names: { river: "Río", maize: "Maíz", clay: "Arcilla", forest: "Selva", ink: "Tinta" },
  }),
});

/** The document of the consultancy: its page's texts, packages and prices. */
export const consultancyDocument = z.strictObject({
  title: line("Título de la página", "En la pestaña y al compartir.", 120),
  description: line("Descripción", "Una frase para buscadores.", 200),
  hero: part("Portada", "Lo primero que se lee.", {
    eyebrow: eyebrow("El programa."),
    title,
    lead: paragraph("Entrada", "Dos frases."),
    image: picture,
    toHours: button("Botón de las horas", "Lleva a los paquetes."),
  }),
  programme: part("El programa", "Qué cambia, y en qué áreas.", {
    title,
    paragraphs: listOf(paragraph("Párrafo", "Cómo se trabaja."), 6).meta({
      title: "Párrafos",
      description: "Cómo se trabaja, cada uno en su línea.",
    }),
    areas: groupsOf(
      "Áreas",
      "un área",
      z.strictObject({
        icon: z.enum(["people", "shoot", "coin", "gauge"]).meta({
          title: "Dibujo",
          description: "Personas, brote, moneda o medidor.",
          names: { people: "Personas", shoot: "Brote", coin: "Moneda", gauge: "Medidor" },
        }),
        title,
        text: paragraph("Texto", "Una frase."),
      }),
      8,
    ),
  }),
  consultation: part("Consulta", "La que recomienda operadores; también la ofrece la portada.", {
    minutes: z.int().min(5).max(600).meta({ title: "Minutos", description: "Cuánto dura: 30." }),
    usd: dollars("Precio en dólares"),
  }),
  hours: part("Paquetes de horas", "Dos para empezar, y los de proyecto.", {
    title,
    text,
    match: button("Botón de la consulta", "Lleva a su agenda."),
    synergy: button("Botón de la sinergia", "Lleva a su agenda."),
    propose: button("Botón de la propuesta", "Abre el formulario."),
    packages: groupsOf("Paquetes", "un paquete", consultancyPackage, 8),
  }),
  expert: part("Quién dirige", "La persona que acompaña.", {
    title,
    role: line("Oficio", "Lo que es.", 120),
    text,
    person: z
      .strictObject(person)
      .meta({ title: "Nombre y cara", description: "De quien dirige, si quiere aparecer." })
      .optional(),
  }),
  timeline: part("Lo andado", "Lo que el programa ha logrado, por años.", {
    title,
    open: line("Sin año", "Sobre lo que no tiene año.", 40),
    achievements: groupsOf(
      "Logros",
      "un logro",
      z.strictObject({
        year: line("Año", "Cuándo: 2025.", 20).optional(),
        text: template(
          "Logro",
          "Una frase. {proyecto}, {lugar} y {familias} son los del piloto de la portada.",
          pilotNames,
        ),
      }),
    ),
  }),
  contact: part("Contacto", "Sobre los dos formularios.", {
    title,
    text,
    propose: button("Botón de la propuesta", "También está en la portada de la página."),
    write: button("Botón del mensaje", "Abre el formulario corto."),
  }),
  proposal: part("Formulario de propuesta", "Su ventana.", { title, text }),
  message: part("Formulario de mensaje", "Su ventana.", { title, text }),
  pending: pendingFacts,
});

export type ConsultancyDocument = z.output<typeof consultancyDocument>;
