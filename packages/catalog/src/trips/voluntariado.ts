import { daysOf } from "../duration";
import { formatCop, formatUsd } from "../money";
import { inDollars, inPesos, quote } from "../price";
import type { Months } from "../season";
import { chocoScenes, lodgingStay } from "./choco";
import { drawnScenes } from "./scenes";
import type { Accommodation, Trip } from "./trip";

const scenes = drawnScenes("voluntariado", {
  hero: [
    "Ilustración: personas siembran mangle en hileras sobre la playa húmeda, con la marea baja; dos las llevan en cajones de madera.",
    "Sembrar mangle con la marea baja",
    [700, 560, 1260, 880],
  ],
});

/** What happens in the sea in some months, such as the whales' visit. */
export interface SeaSeason {
  name: string;
  months: Months;
  text: string;
}

/** A trip with a calendar of its own; its places are asked for by message. */
export interface Volunteering extends Trip<"voluntariado", typeof scenes> {
  seasons: readonly SeaSeason[];
}

/** Prices in pesos for three, four and five days. */
export const volunteerCop = {
  "Posada Nativa": [1_700_000, 1_990_000, 2_390_000],
  "Ecolodge Hotel": [2_560_000, 3_280_000, 3_990_000],
} as const satisfies Record<Accommodation, readonly [number, number, number]>;

/** A stay of several weeks. The operator states no more about it. */
export const volunteerWeeks = {
  price: inDollars(1200),
  priceUnit: "person",
  length: "De 2\u00a0a\u00a04\u00a0semanas",
  concept: "Voluntariado de 2 a 4 semanas",
} as const;

/** An approximate tax of the region, which no price includes. */
export const REGIONAL_TAX = inPesos(35_000);

const stays = (accommodation: Accommodation, popular?: number) =>
  volunteerCop[accommodation].map((cop, i) => {
    const days = i + 3;
    return {
      ...lodgingStay(accommodation, days, cop),
      duration: daysOf(days),
      ...(days === popular && { badge: "Más popular" as const }),
    };
  });

const { cop: taxCop, usd: taxUsd } = quote(REGIONAL_TAX);
const tax = `mpuesto de ingreso a la región, cerca de ${formatCop(taxCop)} (aprox. ${formatUsd(taxUsd)})`;

export const voluntariado: Volunteering = {
  slug: "voluntariado",
  territory: "jungle",
  palette: { ground: "#0f3247", light: "#f6c39b", accent: "#cc4526", deep: "#96301a" },
  scenes,
  destination: "Chocó",
  name: "Voluntariado en el Chocó",
  concept: "Voluntariado en el Chocó",
  title: "Voluntariado en el Chocó",
  description:
    "Voluntariado en la costa del Chocó, en ecolodge o en posada nativa, con las familias de Arusí y al ritmo del mar.",
  hero: {
    eyebrow: "Arusí, Chocó · Pacífico",
    title: "Manos para el mar",
    lead: "Unos días con las familias de Arusí: aprender de quienes cuidan la costa, arrimar el hombro donde haga falta y dejar que la marea ponga el horario.",
    image: scenes.hero,
  },
  about: {
    title: "Aquí no hay que salvar a nadie",
    paragraphs: [
      "En Arusí hay un Jardín del Mar que la comunidad cuida todo el año. El voluntariado se acomoda a lo que ya está andando: un día es la escuela y la educación marina; otro, el agua o la playa. Decide la comunidad; tú pones las manos y las ganas de aprender.",
      "Te reciben los Maestros de Vida, los guías del lugar. Con ellos se trabaja, se come y se conversa. Queda tiempo para el mar, la selva y la hamaca: ayudar cansado no le sirve a nadie.",
    ],
    checks: [
      "Trabajo que pidió la comunidad",
      "Acompañamiento de los Maestros de Vida",
      "Grupos pequeños",
      "Sin experiencia previa: con disposición basta",
    ],
  },
  seasons: [
    {
      name: "Sardinas",
      months: [4, 4],
      text: "El mar hierve de plata cerca de la orilla, y detrás vienen las aves.",
    },
    {
      name: "Ballenas jorobadas",
      months: [6, 11],
      text: "Llegan a estas aguas y se dejan ver a distancia, desde la lancha o desde la playa.",
    },
    {
      name: "Tiburón ballena",
      months: [12, 12],
      text: "Manso y enorme. Se busca con calma y sin promesas.",
    },
  ],
  facts: [
    { key: "duration", label: "Duración", value: "De 3 a 5 días" },
    { key: "lodging", label: "Alojamiento", value: "Ecolodge Hotel o Posada Nativa" },
    { key: "arrival", label: "Cómo se llega", value: "45 minutos en lancha" },
    { key: "group", label: "Grupo", value: "Grupos pequeños" },
  ],
  gallery: [
    chocoScenes.avistamiento,
    chocoScenes.cascada,
    chocoScenes.heliconia,
    chocoScenes.amanecer,
    chocoScenes.mapa,
    chocoScenes.atardecer,
  ],
  priceUnit: "person",
  packages: [...stays("Ecolodge Hotel", 4), ...stays("Posada Nativa")],
  packageWords: { title: "Dónde dormir y cuántos días", reserve: "Reservar" },
  priceNotes: ["Precios por persona.", `El i${tax}, no está incluido.`],
  included: [
    "Alojamiento en la opción que elijas",
    "Alimentación completa",
    "Lancha ida y vuelta (45 minutos)",
    "Jornadas de voluntariado con la comunidad",
    "Guías locales, los Maestros de Vida",
  ],
  notIncluded: [
    "Vuelos hasta Nuquí",
    `I${tax}`,
    "Bebidas y comidas fuera del menú",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "Un día entre mar, huerta y escuela",
    placeholder:
      "El plan de cada semana se arma con la comunidad según el mar y lo que esté andando en el Jardín del Mar. Dinos tus fechas y te enviamos el de esos días.",
  },
  callToAction: {
    title: "La lancha sale con la marea.",
    text: "Cuéntanos en qué fechas puedes y qué te gusta hacer. Te respondemos por WhatsApp.",
    contact: "Escribir por WhatsApp",
  },
  pending: [
    "Duración de las estadías en Posada Nativa",
    "Qué trae cada alojamiento",
    "Tareas y requisitos del voluntariado, tamaño del grupo y punto de encuentro",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
