import * as z from "zod";
import { picture, title } from "../trips/package-document";
import { fact } from "../trips/page-document";
import { button, groupsOf, line, listOf, paragraph, part } from "./field";

// Sections of the home page's document, from the partnerships on.

const text = paragraph("Texto", "Bajo el título.");

const percent = (name: string) =>
  z.int().min(1).max(98).meta({ title: name, description: "En porcentaje, sin signo: 30." });

const nights = z.int().min(1).max(3);

export const partners = part("Alianzas", "Con universidades, empresas y hoteles.", {
  title,
  text,
  universities: part("Universidades", "Prácticas, tesis y salidas de campo.", {
    title,
    text,
    figures: groupsOf("Cifras", "una cifra", fact, 3),
    group: button("Enlace", "Lleva a los grupos de estudiantes."),
  }),
  retreats: part("Empresas", "Retiros en territorio.", {
    title,
    text,
    label: line("Nombre", "Sobre las duraciones.", 60),
    nights: listOf(nights.meta({ title: "Noches", description: "De un retiro, de 1 a 3." }), 3),
  }),
  hotels: part("Hoteles", "Cómo se reparte la reserva de un huésped.", {
    title,
    text,
    hotel: percent("Para el hotel"),
    communities: percent("Para las comunidades"),
    operator: percent("Para la operación del viaje"),
    weddings: paragraph("Bodas", "Sobre el catálogo de bodas."),
    catalogue: button("Botón de las bodas", "Lleva al catálogo."),
  }).refine(({ hotel, communities, operator }) => hotel + communities + operator === 100, {
    error: "las tres partes suman otra cosa que 100: corrígelas",
    path: ["operator"],
  }),
  proposal: part("Propuesta", "Sobre el formulario de alianzas.", {
    title,
    text,
    open: button("Título del formulario", "Quien lo toca lo abre."),
    ally: paragraph("Consultoría", "Para quien prefiere que la diseñemos."),
    link: button("Botón de la consultoría", "Lleva a su página."),
    picture,
  }),
});

const project = z.strictObject({
  title,
  text: paragraph("Texto", "Una frase."),
  picture,
  figures: groupsOf("Cifras", "una cifra", fact, 2).optional(),
  trip: line("Viaje", "El del enlace, con el nombre de su documento.", 60).optional(),
  link: button("Botón", "Lleva al viaje.").optional(),
});

export const territories = part("Comunidades", "Los proyectos que un viaje ayuda a sostener.", {
  title,
  text,
  pilot: part("Piloto", "Sus cifras son las del proyecto piloto.", {
    community: line("Quiénes", "Quién lo cuida.", 80),
    text,
    picture,
  }),
  projects: groupsOf("Proyectos", "un proyecto", project, 2),
  donation: part("Donación", "Lleva a la página de donar.", {
    title,
    text,
    label: button("Botón", "Lleva a la página de donar."),
  }),
});

export const about = part("Nosotros", "Quién es la empresa.", {
  title,
  paragraphs: listOf(paragraph("Párrafo", "Quién es y qué hace."), 6).meta({
    title: "Párrafos",
    description: "Quién es y qué hace, cada uno en su línea.",
  }),
  picture,
  figures: groupsOf("Cifras", "una cifra", fact, 4),
});

const award = {
  year: line("Año", "Cuándo: 2025.", 20),
  title: line("Nombre", "Del premio o programa.", 120),
  description: paragraph("Descripción", "Una frase."),
};

export const recognitions = part("Reconocimientos", "Premios y programas, todos ciertos.", {
  title,
  list: z
    .array(
      z
        .strictObject({ ...award, organization: line("Quién lo dio", "Su nombre.", 120) })
        .meta({ one: "un reconocimiento" }),
    )
    .max(12)
    .readonly()
    .meta({ title: "Premios" }),
  acceleration: part("Programa de aceleración", "El último de la lista.", award),
});

export const gallery = part("Galería", "Dibujos que se abren enteros.", {
  title,
  text,
  pictures: listOf(picture, 12).meta({ title: "Imágenes" }),
});

const pending = z
  .boolean()
  .meta({ title: "Pendiente", description: "Si falta su nombre: se muestra una semilla." })
  .optional();

export const community = part("Comunidad", "Quién acompaña, con su permiso.", {
  title,
  advisers: part("Consejo asesor", "Personas.", {
    title,
    list: groupsOf(
      "Personas",
      "una persona",
      z.strictObject({
        name: line("Nombre", "O su oficio, mientras falta el nombre.", 80),
        role: line("Oficio", "En qué acompaña.", 80),
        description: paragraph("Descripción", "Una frase."),
        pending,
      }),
    ),
  }),
  partners: part("Aliados", "Organizaciones.", {
    title,
    list: groupsOf(
      "Organizaciones",
      "una organización",
      z.strictObject({
        name: line("Nombre", "O qué es, mientras falta el nombre.", 80),
        subtitle: line("En qué", "Dos o tres palabras.", 80),
        pending,
      }),
    ),
  }),
});

export const blog = part("Blog", "Las historias.", {
  title,
  stories: z
    .array(line("Historia", "El nombre de su documento.", 60))
    .max(30)
    .readonly()
    .meta({
      title: "Historias",
      description:
        "Las que se muestran, en su orden, cada una con el nombre de su documento. La que falta queda oculta.",
    }),
  link: button("Botón", "De cada historia."),
  soon: line("Próximamente", "De una historia que no tiene página.", 40),
  upcoming: z
    .array(
      z
        .strictObject({
          title,
          excerpt: line("Resumen", "Una frase."),
          category: line("Tema", "Una palabra.", 40),
          picture,
        })
        .meta({ one: "una historia próxima" }),
    )
    .max(6)
    .readonly()
    .meta({ title: "Próximas historias" }),
});

export const newsletter = part("Newsletter", "Sobre su formulario.", { title, text });

export const vision = part("Visión", "Lo último de la página.", {
  title,
  picture,
  figures: groupsOf("Cifras", "una cifra", fact, 4),
  text,
  reserve: button("Botón", "Abre la reserva."),
});
