import type { Fact } from "@maloca/catalog";
import { drawing } from "@maloca/catalog";

export const about = {
  title: "Que el lugar quede mejor de como lo encontramos",
  paragraphs: [
    "Somos un operador colombiano. Armamos viajes, voluntariados y proyectos con comunidades que decidieron recibir visita a su manera y a su ritmo.",
    "Los guías se llaman Maestros de Vida porque eso hacen: enseñan a pescar, a tejer, a leer el monte. También acompañamos a hoteles y organizaciones de turismo con el Programa de Impacto Comunitario.",
  ],
  picture: drawing("guaviare/rio"),
  figures: [
    { value: "+200", label: "familias en 5 territorios" },
    { value: "20", label: "estudiantes en el primer semestre de 2025" },
    { value: "+15", label: "congresos" },
  ] satisfies Fact[],
} as const;

/** A prize or certificate; the component chooses its icon and colour. */
export interface Recognition {
  year: string;
  title: string;
  organization: string;
  description: string;
}

export const recognitions = {
  title: "Reconocimientos",
  /** What the operator has given so far; without any, only the programme below is shown. */
  list: [] as readonly Recognition[],
  acceleration: {
    year: "2025",
    title: "Programa de aceleración",
    description: "Un año para ponerle números, manos y orden a lo que ya se hacía con el corazón.",
  } satisfies Omit<Recognition, "organization">,
} as const;

export const gallery = {
  title: "Así se ve desde adentro",
  text: "Ilustraciones de lo que se vive. Toca una para verla entera.",
  pictures: [
    drawing("guaviare/noche"),
    drawing("eje-cafetero/cerezas"),
    drawing("choco/atardecer"),
    drawing("cartagena/plaza"),
    drawing("guaviare/pinturas"),
    drawing("macarena/atardecer"),
  ],
} as const;

/** An adviser: the name, or the profession until the operator gives the name. */
interface Adviser {
  name: string;
  role: string;
  description: string;
  pending?: boolean;
}

export interface Partner {
  name: string;
  subtitle: string;
  pending?: boolean;
}

/**
 * Seven advisers and ten partners; no person and no organisation is invented
 * (docs/decisions.md, "No invented facts").
 */
export const community = {
  title: "Con quién pensamos en voz alta",
  advisers: {
    title: "Consejo asesor",
    list: [
      {
        name: "Asesora comunitaria",
        role: "Turismo comunitario",
        description: "Que cada visita sea invitación y no invasión.",
        pending: true,
      },
      {
        name: "Bióloga marina",
        role: "Educación y mar",
        description: "Que el aula de mar tenga ciencia y tenga juego.",
        pending: true,
      },
      {
        name: "Mentor financiero",
        role: "Inversión de impacto",
        description: "Que las cuentas cuadren sin que la comunidad pierda.",
        pending: true,
      },
      {
        name: "Líder territorial",
        role: "Gobierno propio",
        description: "Que las decisiones se tomen donde se vive con ellas.",
        pending: true,
      },
      {
        name: "Hotelera regenerativa",
        role: "Hospedaje",
        description: "Que una cama bien tendida también cuide el agua.",
        pending: true,
      },
      {
        name: "Docente universitario",
        role: "Alianzas académicas",
        description: "Que cada estudiante vuelva con mejores preguntas.",
        pending: true,
      },
      {
        name: "Abogada ambiental",
        role: "Derecho y territorio",
        description: "Que lo acordado quede escrito y se cumpla.",
        pending: true,
      },
    ] satisfies Adviser[] as readonly Adviser[],
  },
  partners: {
    title: "Comunidad aliada",
    list: [
      { name: "Universidad aliada", subtitle: "Investigación y pilotos", pending: true },
      { name: "Fundación aliada", subtitle: "Agua y saneamiento", pending: true },
      { name: "Consejo comunitario", subtitle: "Anfitriones del Pacífico", pending: true },
      { name: "Hotel aliado", subtitle: "Reservas que se reparten", pending: true },
      { name: "Cooperativa cafetera", subtitle: "Fincas anfitrionas", pending: true },
      { name: "Empresa aliada", subtitle: "Retiros en territorio", pending: true },
      { name: "Aceleradora", subtitle: "Acompañamiento", pending: true },
      { name: "Red de guías", subtitle: "Maestros de Vida", pending: true },
      { name: "Instalador solar", subtitle: "Energía comunitaria", pending: true },
      { name: "Centro de buceo", subtitle: "Restauración de coral", pending: true },
    ] satisfies Partner[] as readonly Partner[],
  },
} as const;

/** `AC` of `Asesora comunitaria`: the first letters of a name's first and last word. */
export function initials(name: string): string {
  const words = name.split(" ");
  return `${words[0]?.[0] ?? ""}${words.length > 1 ? words.at(-1)?.[0] : ""}`.toUpperCase();
}
