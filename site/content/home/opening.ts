import { advertisedPrices, drawing, type Picture, settings, volunteerWeeks } from "@maloca/catalog";
import type { SectionId } from "../menu";
import { weeks } from "../volunteering";

/** Figures and claims are the operator's; nothing here names a person or a partner. */
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
    { id: "aliados", label: "Alianzas" },
  ] satisfies { id: SectionId; label: string }[],
} as const;

export const problem = {
  title: "Hay lugares que se gastan de tanto mirarlos",
  text: "Llega el bus, se toma la foto, se va el bus. La plata pasa de largo, el agua no alcanza y los muchachos se van del pueblo. No es culpa del viajero: es la forma en que se ha armado el viaje.",
  picture: drawing("choco/heliconia"),
  fold: "Qué es lo que se gasta",
  points: [
    {
      title: "Se queda poco",
      text: "El pasaje, el hotel y el guía se pagan lejos; a la vereda le toca la propina.",
    },
    {
      title: "Se cuida poco",
      text: "El río y el arrecife ponen el paisaje, y nadie pone para conservarlos.",
    },
    {
      title: "Se conversa poco",
      text: "Se pasa por un sitio sin saber cómo se llama quien lo cuida.",
    },
  ],
  answer: "Nosotros le damos la vuelta: primero la comunidad, después el itinerario.",
} as const;

interface Programme {
  title: string;
  /** Its "from" price in dollars, approximate where `about` is set. */
  usd: number;
  about?: boolean;
  unit?: "person";
  /** Its departures have dates; the price is that of one of them. */
  dated?: true;
  length: string;
  text: string;
  link: { label: string; href: string };
}

/** The three ways to travel, each with a "from" price on the home page. */
export const programmes = {
  title: "Tres formas de viajar y dejar algo",
  models: [
    {
      title: "A tu medida",
      usd: advertisedPrices.customTrips,
      about: true,
      length: "De 5 a 12 días",
      text: "Nos cuentas qué sueñas y con quién vienes. Armamos la ruta contigo y con la gente del lugar.",
      link: { label: "Armar mi viaje", href: "#custom-trip-form" },
    },
    {
      title: "De temporada",
      usd: advertisedPrices.seasonalTrips,
      unit: "person",
      dated: true,
      length: "De 4 a 6 días",
      text: "Salidas en grupo con fecha puesta: velitas, Navidad, fin de año. Llegas con ganas y vuelves con amigos.",
      link: { label: "Ver las salidas", href: "#viajes-temporada" },
    },
    {
      title: "Voluntariado",
      usd: advertisedPrices.volunteering,
      unit: "person",
      length: volunteerWeeks.length,
      text: "Te quedas, aprendes y pones el hombro en lo que la comunidad ya empezó.",
      link: { label: "Conocer el voluntariado", href: weeks.href },
    },
  ] satisfies Programme[] as readonly Programme[],
} as const;
