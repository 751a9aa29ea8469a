import { formatSeason, type Season } from "../season";
import { CHOCO_BED, chocoPayment, lodgingOptions } from "./choco";
import { byRide, toEat } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("velitas-choco", {
  hero: [
    "Ilustración: faroles de colores flotan en el agua oscura, entre ellos una canoa con tres personas; casas iluminadas en la orilla.",
    "Noche de velitas sobre el agua",
    [700, 120, 1240, 800],
  ],
  amanecer: [
    "Ilustración: al amanecer, un hombre y una niña recogen en canoa los faroles de la noche frente a casas de colores sobre pilotes.",
    "La mañana siguiente",
  ],
  taller: [
    "Ilustración: una abuela dobla cañas, dos personas pliegan papel, otra cuelga un farol y una niña sostiene el suyo en un corredor de madera; afuera, el río y las palmas a plena luz.",
    "Los faroles se hacen en casa",
  ],
  atardecer: [
    "Ilustración: una lancha y varias canoas con familias y faroles bajan en fila por el río al anochecer.",
    "La fila de botes",
  ],
  velas: [
    "Ilustración: siete velas de colores encendidas sobre una tabla, con luces lejanas en el agua.",
    "Velas en fila",
  ],
  calle: [
    "Ilustración: una calle de tablas entre casas iluminadas, con faroles a los lados y vecinos de todas las edades.",
    "La calle de tablas",
  ],
  mapa: [
    "Mapa nocturno del golfo de Tribugá con escala y norte: Nuquí, Tribugá, Panguí y Coquí con sus ríos; una ruta en lancha sale de Nuquí hasta un farol.",
    "Nuquí y los ríos de las velas",
  ],
});

const season: Season = { start: "2025-12-04", end: "2025-12-08" };

export const velitasChoco: ListedTrip<"velitas-choco", typeof scenes> = {
  slug: "velitas-choco",
  territory: "jungle",
  place: places.nuqui,
  card: { list: "seasonal", badge: "Inscripciones Abiertas", advertisedUsd: 710 },
  palette: { ground: "#171a3d", light: "#fbbf5c", accent: "#c2562d", deep: "#8f3d17" },
  page: { hero: "left", packages: "lodgings" },
  scenes,
  destination: "Chocó",
  name: "Velitas en el Chocó",
  concept: "Velitas en el Chocó",
  title: "Velitas en el Chocó",
  description: "Noche de velitas frente al Pacífico, con las familias de Arusí.",
  season,
  hero: {
    eyebrow: "Arusí, Chocó · Pacífico",
    title: "Velitas en el Chocó",
    lead: "La noche del 7 de diciembre el pueblo apaga los bombillos y prende el andén. El mar pone el fondo; las velas, el camino.",
    badge: formatSeason(season),
    image: scenes.hero,
  },
  about: {
    title: "Una vela por cada deseo, y el mar por testigo",
    paragraphs: [
      "En el Pacífico las velitas se prenden en la calle, en el patio y en la orilla, y nadie pasa de largo sin sentarse un rato. Este viaje llega para esa noche y se queda para lo que viene: marea, selva y cocina.",
      "Diciembre es también tiempo de tiburón ballena en estas aguas. Lo buscamos con los pescadores, a distancia y sin promesas.",
    ],
    checks: [
      "Noche de velitas con la comunidad",
      "Visita al Jardín del Mar, en Arusí",
      "Salida de mar con pescadores",
      "Selva, cascada y playa a pie",
    ],
  },
  facts: [
    { key: "dates", label: "Fecha", value: formatSeason(season) },
    { key: "duration", label: "Duración", value: "4 o 5 días" },
    { key: "group", label: "Grupo", value: "Grupos pequeños" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Nuquí" },
  ],
  galleryTitle: "El pueblo en su noche",
  gallery: [
    scenes.calle,
    scenes.velas,
    scenes.taller,
    scenes.amanecer,
    scenes.mapa,
    scenes.atardecer,
  ],
  priceUnit: "person",
  packages: lodgingOptions({
    posada4: 2_990_000,
    posada5: 3_320_000,
    ecolodge4: 4_200_000,
    ecolodge5: 4_400_000,
  }),
  packageWords: { title: "Elige dónde dormir" },
  priceNotes: ["Precios por persona."],
  payment: chocoPayment,
  included: [
    "Alojamiento en la opción que elijas",
    toEat("Alimentación completa"),
    byRide("Lancha ida y vuelta (45 minutos)"),
    "Noche de velitas con la comunidad",
    "Guías locales, los Maestros de Vida",
  ],
  notIncluded: [
    "Vuelos hasta Nuquí",
    "Impuesto de ingreso a la región",
    "Bebidas alcohólicas",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "De la lancha a la noche de velitas",
    days: [
      {
        title: "Lancha por la costa",
        text: "4 de diciembre: llegada a Nuquí, lancha por la costa y primera comida frente al mar.",
        rides: ["Lancha"],
        meals: ["Cena"],
        bed: CHOCO_BED,
        scene: "boat",
      },
      {
        title: "Selva y cascada",
        text: "5 de diciembre: camino de selva hasta una cascada, con guía local.",
        rides: ["A pie"],
        meals: ["Todas las comidas"],
        scene: "walk",
      },
      {
        title: "El jardín bajo el agua",
        text: "6 de diciembre: salida de mar con pescadores y visita al Jardín del Mar.",
        meals: ["Todas las comidas"],
        scene: "reef",
      },
      {
        title: "Noche de velitas",
        text: "7 de diciembre: taller de faroles por la tarde. Al caer la noche, velitas con todo el pueblo.",
        meals: ["Todas las comidas"],
        scene: "fire",
      },
      {
        title: "Última marea",
        text: "8 de diciembre: último baño y lancha de regreso.",
        rides: ["Lancha"],
        meals: ["Desayuno"],
        scene: "boatBack",
      },
    ],
  },
  callToAction: {
    title: "Guardamos una vela con tu nombre.",
    text: "Cuéntanos cuántos son y dónde quieren dormir; te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Qué trae cada alojamiento",
    "Qué días cubre la opción de 4 días",
    "Punto de encuentro, tamaño del grupo e impuesto de ingreso en diciembre",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
