import { drawing, type Fact, type Point } from "@maloca/catalog";
import { contactOf } from "./footer";
import { home } from "./home";
import { trust } from "./trust";

const { pilot } = home;

/** What was achieved, and in which year; without a year that the operator has still to give. */
interface Achievement {
  year?: string;
  text: string;
}

/** Drawn by the page. */
export type ImpactIcon = "people" | "shoot" | "coin" | "gauge";

export const consultancy = {
  title: "Consultoría",
  description:
    "Programa de Impacto Comunitario: consultoría por horas para hoteles y organizaciones de turismo que quieren sumar en su territorio.",
  hero: {
    eyebrow: "Programa de Impacto Comunitario",
    title: "Que el turismo sume",
    lead: "Ayudamos a hoteles y organizaciones de turismo a ponerle cifras, acuerdos y manos a una buena intención. Con la comunidad en la mesa desde el primer día.",
    image: drawing("consultoria/hero"),
    toHours: "Ver las horas",
  },
  programme: {
    title: "Lo que cambia cuando la comunidad firma",
    paragraphs: [
      "El Programa de Impacto Comunitario es nuestra manera de trabajar con quienes ya reciben viajeros: hoteles, operadores, fundaciones, alcaldías, universidades. No llevamos recetas. Llevamos preguntas, método y lo que aprendimos con los Maestros de Vida.",
      "Se contrata por horas. Empiezas con las que necesites y paras cuando quieras.",
    ],
    areas: [
      {
        icon: "people",
        title: "Comunidad",
        text: "Acuerdos claros sobre quién decide, quién guía y cuánta visita quiere recibir el lugar.",
      },
      {
        icon: "shoot",
        title: "Ecosistema",
        text: "Lo que el viaje devuelve al río, al bosque o al arrecife que lo hace posible.",
      },
      {
        icon: "coin",
        title: "Economía local",
        text: "Cuánto de cada reserva se queda en el territorio, en manos de quién y para qué.",
      },
      {
        icon: "gauge",
        title: "Medición",
        text: "Pocos indicadores, fáciles de tomar y publicados, aunque no siempre den bien.",
      },
    ] satisfies (Point & { icon: ImpactIcon })[],
  },
  hours: {
    id: "horas",
    title: "Tantas horas como hagan falta",
    text: "Una primera conversación para ver si nos entendemos; después, las horas que tu proyecto pida.",
    from: "Desde",
    free: "Gratis",
    recommended: "Recomendado",
    match: "Agendar la consulta",
    synergy: "Agendar Sinergia",
    propose: "Pedir propuesta",
  },
  expert: {
    title: "Con quién vas a trabajar",
    role: "Especialista en turismo regenerativo y comunitario",
    text: "Dirige el Programa de Impacto Comunitario y acompaña cada consultoría, de la primera llamada a la última visita.",
  },
  timeline: {
    title: "Lo andado",
    /** Of what has no year. */
    open: "En total",
    achievements: [
      {
        year: "2025",
        text: `${pilot.name}, en ${pilot.place}: el primer checkpoint, activo con ${pilot.families} familias.`,
      },
      { year: "2025", text: "20 estudiantes participan en el primer semestre." },
      { text: "Más de 200 familias en 5 territorios." },
      { text: "Más de 15 congresos." },
    ] satisfies Achievement[] as readonly Achievement[],
  },
  contact: {
    id: "contacto",
    title: "Hablemos",
    text: "Si ya tienes un proyecto en mente, mándanos una propuesta. Si apenas es una idea, escríbenos dos líneas.",
    propose: "Presentar una propuesta",
    write: "Escribir un mensaje",
    facts: contactOf(trust).slice(0, 3) satisfies Fact[],
  },
  close: "Cerrar",
  /** Without scripts each is part of the page. */
  dialogs: {
    proposal: {
      id: "propuesta",
      title: "Propuesta de consultoría",
      text: "Cuéntanos de tu organización y de lo que quieres lograr. Al enviar se abre tu correo con la propuesta lista; aquí no se guarda nada.",
    },
    message: {
      id: "mensaje",
      title: "Escríbenos",
      text: "Dos líneas bastan. Te respondemos por correo.",
    },
  },
  /** Facts that the operator has still to give; `npm run check:content` lists them. */
  pending: [
    "Nombres, descripción y contenido de los cinco paquetes",
    "Nombres y textos de las cuatro áreas de impacto",
    "Nombre, foto y recorrido de quien dirige el programa",
    "Años de dos logros, y los demás logros",
  ],
} as const;
