import { experiences } from "../experiences";
import { formatSeason, type Season } from "../season";
import { CHOCO_BED, chocoPayment, lodgingOptions } from "./choco";
import { byRide, toEat } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("fin-de-ano-choco", {
  hero: [
    "Ilustración: un grupo alrededor de una fogata en la playa del Pacífico, el oleaje, una canoa y la Vía Láctea.",
    "Fin de año junto al Pacífico",
    [600, 660, 960, 880],
  ],
  amanecer: [
    "Ilustración: al amanecer, frente a la selva, una surfista mira el mar junto a su tabla y otros dos caminan hacia las olas con la suya bajo el brazo.",
    "La primera ola del año",
  ],
  manglar: [
    "Ilustración: un hombre de pie empuja con palanca una canoa con dos mujeres, por un canal entre las raíces altas del manglar, con luz verde.",
    "Por el manglar",
  ],
  atardecer: [
    "Ilustración: una persona lanza la atarraya desde una canoa y otra sostiene el remo; al fondo, rocas altas y el sol.",
    "La atarraya",
  ],
  tambores: [
    "Ilustración: la chirimía, con clarinete, tambora y un tambor de mano, toca junto a la fogata en la playa; al otro lado bailan.",
    "La chirimía",
  ],
  medianoche: [
    "Ilustración: ocho personas de todas las edades miran desde la playa luces de colores que estallan sobre el mar.",
    "Medianoche frente al mar",
  ],
  mapa: [
    "Mapa del golfo de Tribugá con escala y norte: Nuquí, Coquí, Joví y Arusí; una ruta en lancha va de Nuquí a una playa marcada con una fogata.",
    "De Nuquí a la playa de la fogata",
  ],
});

const season: Season = { start: "2025-12-31", end: "2025-12-31" };

const about: Record<(typeof experiences)[number]["id"], string> = {
  "whale-safari":
    "En lancha, con pescadores que saben esperar. Las jorobadas vienen de junio a noviembre; en diciembre se busca el tiburón ballena.",
  "surf-lesson": "Primera ola o la siguiente, con gente joven del pueblo.",
  "artisanal-fishing": "Línea de mano y paciencia, y el almuerzo que salga.",
  massage: "Manos de la comunidad y plantas de la azotea, con el mar de fondo.",
};

export const finDeAnoChoco: ListedTrip<"fin-de-ano-choco", typeof scenes> = {
  slug: "fin-de-ano-choco",
  territory: "jungle",
  place: places.nuqui,
  card: { list: "seasonal", badge: "Próximamente" },
  palette: { ground: "#0f323c", light: "#f2dfa4", accent: "#cf3a26", deep: "#9c2a1b" },
  page: {
    facts: "strip",
    packages: "lodgings",
    callToAction: "left",
    order: [
      "about",
      "experiences",
      "gallery",
      "packages",
      "lists",
      "way",
      "donation",
      "itinerary",
      "callToAction",
    ],
  },
  scenes,
  destination: "Chocó",
  name: "Fin de año en el Chocó",
  concept: "Fin de Año en el Chocó",
  title: "Fin de año en el Pacífico",
  description: "Recibe el año en la costa del Chocó, con dos experiencias a tu elección.",
  season,
  hero: {
    eyebrow: "Chocó · Costa pacífica",
    title: "Fin de año en el Pacífico",
    lead: "La última puesta de sol del año cae en el agua. La primera mañana llega con marea baja, café y la playa entera por caminar.",
    badge: formatSeason(season),
    image: scenes.hero,
  },
  about: {
    title: "El año se va con la marea",
    paragraphs: [
      "Aquí no hay cuenta regresiva en pantalla gigante. Hay tambor, sancocho de leña y un muñeco de año viejo que el pueblo viste entre todos.",
      "Entre una cosa y otra eliges dos experiencias: las que quieras, con quienes las viven todo el año.",
    ],
    checks: [
      "Noche del 31 con la comunidad",
      "Dos experiencias incluidas desde 4 días",
      "Playa, selva y mar con guías locales",
      "Parte del viaje apoya al Jardín del Mar",
    ],
  },
  facts: [
    { key: "dates", label: "Fecha", value: formatSeason(season) },
    { key: "duration", label: "Duración", value: "4 o 5 días" },
    { key: "group", label: "Grupo", value: "Grupos pequeños" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Nuquí" },
  ],
  experiences: {
    title: "Elige dos experiencias",
    text: "Vienen incluidas desde 4 días. Las que marques aquí quedan marcadas en tu solicitud, y allá las puedes cambiar.",
    items: experiences.map(({ id, name }) => ({ title: name, text: about[id] })),
  },
  galleryTitle: "La costa en diciembre",
  gallery: [
    scenes.amanecer,
    scenes.tambores,
    scenes.manglar,
    scenes.medianoche,
    scenes.mapa,
    scenes.atardecer,
  ],
  priceUnit: "person",
  packages: lodgingOptions({
    posada4: 3_100_000,
    posada5: 3_450_000,
    ecolodge4: 4_400_000,
    ecolodge5: 4_600_000,
  }),
  packageWords: { title: "Elige dónde dormir" },
  priceNotes: ["Precios por persona, con dos experiencias incluidas desde 4 días."],
  payment: chocoPayment,
  donation: {
    title: "¿No puedes venir esta vez?",
    text: "El Jardín del Mar, en Arusí, recibe aportes para agua limpia, energía solar y educación marina. La donación se hace en una página externa.",
    button: "Donar al Jardín del Mar",
  },
  included: [
    "Alojamiento en la opción que elijas",
    toEat("Alimentación completa y cena del 31"),
    byRide("Lancha ida y vuelta (45 minutos)"),
    "Dos experiencias a tu elección",
    "Guías locales, los Maestros de Vida",
  ],
  notIncluded: [
    "Vuelos hasta Nuquí",
    "Impuesto de ingreso a la región",
    "Experiencias adicionales",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "Día a día hasta el año nuevo",
    days: [
      {
        title: "Llegada al Pacífico",
        text: "Vuelo hasta Nuquí, lancha por la costa y tarde de playa larga.",
        rides: ["Avión (no incluido)", "Lancha"],
        meals: ["Cena"],
        bed: CHOCO_BED,
        scene: "boat",
      },
      {
        title: "Tu primera experiencia",
        text: "La que elegiste, con el mar decidiendo la hora.",
        meals: ["Todas las comidas"],
        scene: "sea",
      },
      {
        title: "La última noche",
        text: "31 de diciembre: preparar el año viejo, cocinar con el pueblo y bailar hasta las doce.",
        meals: ["Todas las comidas"],
        scene: "fire",
      },
      {
        title: "El primer baño",
        text: "1 de enero: mar, siesta y tu segunda experiencia.",
        meals: ["Todas las comidas"],
        scene: "swim",
      },
      {
        title: "Regreso",
        text: "Desayuno frente al mar y lancha a Nuquí. La opción de 4 días tiene un día menos y el mismo regreso.",
        rides: ["Lancha"],
        meals: ["Desayuno"],
        scene: "boatBack",
      },
    ],
  },
  callToAction: {
    title: "Doce uvas, doce olas.",
    text: "Cuéntanos cuántos son y qué dos experiencias quieren; te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Qué trae cada alojamiento",
    "Qué días cubren las opciones de 4 y de 5 días",
    "Punto de encuentro, tamaño del grupo e impuesto de ingreso",
    "Listas de lo incluido y lo no incluido",
    "Experiencias día a día",
    "Si el safari de ballenas se ofrece en diciembre, fuera de su temporada (junio a noviembre)",
  ],
};
