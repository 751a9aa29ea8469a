import {
  copFromUsd,
  type Fact,
  formatCop,
  formatUsd,
  type Picture,
  settings,
} from "@maloca/catalog";
import type { SectionId } from "./menu";

/** Figures and claims are the spec's (§1, §2, §9); nothing here names a person or a partner. */
export const hero = {
  eyebrow: "Turismo regenerativo en Colombia",
  title: settings.tagline,
  lead: "Selva, río, café, desierto y mar, en grupos pequeños y con quienes viven allí: los Maestros de Vida. Tú vuelves con historias; el territorio se queda con trabajo, agua y escuela.",
  image: {
    src: "/art/home/hero.svg",
    alt: "Amanecer a la orilla del río: sale humo del techo de palma de una maloca, alguien espera en la puerta y alguien llega en canoa.",
    caption: "La maloca al amanecer",
  } satisfies Picture,
  buttons: [
    { id: "viajes", label: "Ver los viajes" },
    { id: "nosotros", label: "Quiénes somos" },
    { id: "aliados", label: "Hacer una alianza" },
  ] satisfies { id: SectionId; label: string }[],
} as const;

export const viajes = {
  title: "¿Para dónde vamos?",
  text: "Viajes a tu medida de 5 a 12 días, salidas de temporada en grupo y voluntariados de 2 a 4 semanas. Tú pones las fechas; las comunidades ponen el camino.",
  regionsLabel: "Viajamos por",
  regions: [
    "Eje Cafetero",
    "La Macarena",
    "Chocó",
    "Guaviare",
    "Cartagena",
    "Santa Marta",
    "La Guajira",
    "Providencia",
    "San Andrés",
  ],
  link: "Conocer el viaje",
} as const;

export const territorios = {
  title: "Donde el viaje se queda",
  text: "Un checkpoint es un proyecto de la comunidad que tu viaje ayuda a sostener. Lo cuidan sus Maestros de Vida, los guías del lugar, y se puede visitar. El primero ya está andando.",
  checkpoint: {
    name: "Jardín del Mar",
    place: "Arusí, Chocó",
    status: "Activo · 2025",
    infrastructure: ["Energía solar comunitaria", "Agua limpia"],
    figures: [
      { value: "60", label: "familias" },
      { value: "50", label: "niñas y niños en educación marina" },
      { value: "3.000", label: "litros de agua al día" },
      { value: "12", label: "empleos" },
    ] satisfies Fact[],
  },
} as const;

export const aliados = {
  title: "Alianzas que dejan más que una foto",
  kinds: [
    {
      name: "Universidades",
      text: "Alianzas académicas de mínimo 2 años, con 10 a 15 estudiantes en cada piloto.",
    },
    {
      name: "Empresas",
      text: "Retiros de 2 días y 1 noche, 3 y 2, o 4 y 3, en territorio y con trabajo de verdad.",
    },
    {
      name: "Hoteles",
      text: "Tus huéspedes reservan desde tu hotel y cada reserva se reparte así:",
    },
  ],
  split: [
    { id: "hotel", percent: 5, label: "el hotel" },
    { id: "communities", percent: 30, label: "las comunidades" },
    { id: "trip", percent: 65, label: "la operación del viaje" },
  ],
  link: { label: "Proponer una alianza", href: `mailto:${settings.partnershipsEmail}` },
} as const;

const CONSULTATION_USD = 50;

export const nosotros = {
  title: "Que el lugar quede mejor de como lo encontramos",
  paragraphs: [
    "Somos un operador colombiano. Armamos viajes, voluntariados y proyectos con comunidades que decidieron recibir visita a su manera y a su ritmo.",
    "También acompañamos a hoteles y organizaciones de turismo con el Programa de Impacto Comunitario.",
  ],
  figures: [
    { value: "+200", label: "familias en 5 territorios" },
    { value: "20", label: "estudiantes en el primer semestre de 2025" },
    { value: "+15", label: "congresos" },
  ] satisfies Fact[],
  consultation: {
    title: "¿No sabes por dónde empezar?",
    text: `En 30 minutos te decimos qué viaje y qué operador te quedan bien. Vale ${formatUsd(CONSULTATION_USD)} (aprox. ${formatCop(copFromUsd(CONSULTATION_USD))}) y te los devolvemos cuando confirmas tu reserva.`,
    link: "Pedir la consulta",
  },
} as const;

interface Story {
  title: string;
  excerpt: string;
  /** Unset while the story has no page: its button is shown and disabled (spec §2). */
  href?: string;
}

export const blog = {
  title: "Cuaderno de viaje",
  text: "Las historias largas, contadas desde el territorio.",
  link: "Leer más",
  stories: [
    {
      title: "El primer checkpoint regenerativo nació en el Chocó",
      excerpt: "Cómo Arusí y su Jardín del Mar se volvieron el punto de partida.",
    },
    {
      title: "El salto",
      excerpt: "La historia de por qué empezamos, contada por quien la fundó.",
    },
  ] satisfies Story[] as readonly Story[],
} as const;

export const newsletter = {
  title: "Una carta de vez en cuando",
  text: "Salidas nuevas y noticias de las comunidades, en tu correo.",
} as const;

export const vision = {
  title: "A esto le apuntamos para 2030",
  image: {
    src: "/art/guaviare/caminantes.svg",
    alt: "Siluetas de una guía y sus viajeros sobre una loma, al atardecer.",
    caption: "En camino",
  } satisfies Picture,
  figures: [
    { value: "50", label: "hoteles regenerativos" },
    { value: "15", label: "checkpoints activos" },
    { value: "+10.000", label: "beneficiarios directos" },
  ] satisfies Fact[],
  text: "Cada viaje empuja un poquito. El tuyo también cuenta.",
  reserve: "Agenda tu Viaje",
} as const;
