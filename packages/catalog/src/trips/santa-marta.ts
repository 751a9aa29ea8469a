import { daysOf, formatDuration } from "../duration";
import { COP_PER_USD_SANTA_MARTA, formatCop } from "../money";
import { forGroup, formatUsdWithCop, GROUP_FEES, GROUP_SIZE } from "../price";
import { byRide, toEat, toSleep } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("santa-marta", {
  hero: [
    "Ilustración: los picos nevados de la Sierra sobre la selva y una ensenada con grandes rocas; dos personas sobre una de ellas.",
    "De la nieve al mar",
    [700, 90, 1200, 640],
  ],
  amanecer: [
    "Ilustración: un mirador con techo de palma sobre una roca enorme junto al mar, al amanecer; dos caminantes con morral y un niño que corre llegan por la playa.",
    "El mirador del cabo",
  ],
  mediodia: [
    "Ilustración: terrazas ovaladas de piedra y pasto bajan por el filo de una montaña en la selva, unidas por una escalera; un guía y cuatro caminantes; al fondo, la sierra.",
    "Terrazas en la selva",
  ],
  atardecer: [
    "Ilustración: un islote con faro y el sol sobre la bahía; en un muelle alguien pesca con caña y una familia mira y pasa una lancha con pasajeros.",
    "El Morro y la bahía",
  ],
  tucan: [
    "Ilustración: un tucán de pico verde, naranja y rojo sobre una rama con flores, entre la niebla.",
    "Vecino del bosque de niebla",
  ],
  puente: [
    "Ilustración: un guía y dos caminantes cruzan un puente colgante sobre un río en la selva; pasan guacamayas azules.",
    "Camino arriba",
  ],
  rio: [
    "Ilustración: un río claro baja entre piedras redondas y selva, con la nieve de la Sierra al fondo; dos personas se bañan, otra salta al pozo y otra mira desde una piedra.",
    "Agua dulce de la Sierra",
  ],
  bahia: [
    "Ilustración: por la mañana, dos personas miran la bahía desde una roca enorme y redonda; pasa una lancha frente a las montañas.",
    "La roca y la bahía",
  ],
  nieve: [
    "Ilustración: los dos picos nevados de la Sierra al amanecer, sobre un mar de nubes; un cóndor vuela y unos frailejones crecen en el filo.",
    "La nieve, desde el páramo",
  ],
  mapa: [
    "Mapa con escala y norte: Santa Marta, Taganga, Minca, el Tayrona con el Cabo San Juan, Palomino y una ruta que sube a Ciudad Perdida, frente a la Sierra Nevada, marcada con un pico.",
    "De la bahía a la Sierra Nevada",
  ],
});

/** The river experience of a whole group. */
const RIVER_COP = 2_600_000;

/** The city's price and the park's, with the three extras that every package carries. */
const group = (cityCop: number, parkCop: number) =>
  forGroup({
    cityCop,
    parkCop,
    extrasCop: [600_000, RIVER_COP, 600_000],
  });

const DURATION = daysOf(4);

const PARK_ENTRY_USD = 20;

/** Notes about the prices, on both pages of Santa Marta. */
export const groupPriceNotes: readonly string[] = [
  `Precios para un grupo de ${GROUP_SIZE} personas; se ajustan si son más o menos.`,
  `Incluyen gestión (${GROUP_FEES.management} %) y cargos de transacción (${GROUP_FEES.transaction} %).`,
];

/** The park's entrance fee, which no price includes, on both pages. */
export const parkEntry = `Entrada al parque, unos ${formatUsdWithCop(PARK_ENTRY_USD, COP_PER_USD_SANTA_MARTA)}`;

/** Where the first night is spent, and where the others are, on both pages. */
export const CITY = "En la ciudad";
export const PARK = "En el parque";

export const santaMarta: ListedTrip<"santa-marta", typeof scenes> = {
  slug: "santa-marta",
  territory: "sierra",
  place: places.santaMarta,
  card: { list: "destinations", region: "Sierra y Caribe", status: "Activo", badge: "Para grupos" },
  palette: { ground: "#163350", light: "#bfe3d4", accent: "#2b7f6d", deep: "#17584c" },
  page: { hero: "left", facts: "strip" },
  scenes,
  destination: "Santa Marta",
  title: "Santa Marta: de la nieve al mar",
  description: "Cuatro días en grupo entre Santa Marta, el Tayrona y los ríos de la Sierra Nevada.",
  hero: {
    eyebrow: "Santa Marta · Tayrona · Sierra Nevada",
    title: "De nieve y de mar",
    lead: "La montaña costera que guarda nieve y el mar que la refleja. En medio, ríos fríos, selva y los pueblos que cuidan el corazón del mundo.",
    image: scenes.hero,
  },
  about: {
    title: "Una montaña que se mira desde la playa",
    paragraphs: [
      "En Santa Marta el día empieza en el mar y termina con la silueta de la Sierra. Este viaje une la ciudad con el parque: dos camas distintas, dos ritmos, un mismo camino.",
      "Es un viaje para grupos: amigos, familias, equipos. Lo ideal son diez personas, y lo ajustamos si son más o menos. Entramos a la Sierra con respeto, por donde sus comunidades lo permiten.",
    ],
    checks: [
      "Ciudad y parque en un mismo viaje",
      "Río de la Sierra con guías locales",
      "Caminos del Tayrona sin afán",
      "Cocina samaria de casa",
    ],
  },
  facts: [
    { key: "duration", label: "Duración", value: formatDuration(DURATION) },
    { key: "group", label: "Grupo ideal", value: `${GROUP_SIZE} personas (ajustable)` },
    { key: "availability", label: "Disponibilidad", value: "Cuando tú quieras" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Santa Marta" },
  ],
  galleryTitle: "La bahía, la Sierra y lo que hay en medio",
  gallery: [
    scenes.amanecer,
    scenes.tucan,
    scenes.mediodia,
    scenes.puente,
    scenes.mapa,
    scenes.atardecer,
  ],
  priceUnit: "person",
  packages: [
    {
      name: "Bahía",
      duration: DURATION,
      price: group(2_500_000, 5_350_000),
      image: scenes.bahia,
      description: "La ciudad a pie y el parque a un paso, sin complicarse.",
      stages: [
        {
          place: "En la ciudad",
          lodging: "Hostal en el centro histórico",
          features: ["Recorrido por el centro", "Noche de cocina samaria"],
        },
        {
          place: "En el parque",
          lodging: "Ecocabañas cerca del Tayrona",
          features: ["Caminata a las playas del Tayrona", "Experiencia de río en la Sierra"],
        },
      ],
    },
    {
      name: "Río y Sierra",
      duration: DURATION,
      price: group(2_600_000, 5_350_000),
      image: scenes.rio,
      description: "Una casa con patio en la ciudad y más tiempo de agua dulce.",
      stages: [
        {
          place: "En la ciudad",
          lodging: "Casa colonial con patio",
          features: ["Recorrido por el centro", "Taller de cacao o café de la Sierra"],
        },
        {
          place: "En el parque",
          lodging: "Ecocabañas cerca del Tayrona",
          features: ["Caminata a las playas del Tayrona", "Experiencia de río en la Sierra"],
        },
      ],
    },
    {
      name: "Nieve y Mar",
      duration: DURATION,
      price: group(6_024_845, 4_600_000),
      image: scenes.nieve,
      description: "La mejor cama en la ciudad y la más sencilla frente a la selva.",
      stages: [
        {
          place: "En la ciudad",
          lodging: "Hotel boutique",
          features: ["Atardecer en velero por la bahía", "Cena de bienvenida"],
        },
        {
          place: "En el parque",
          lodging: "Refugio ecológico",
          features: ["Amanecer en el Tayrona con guía", "Experiencia de río en la Sierra"],
        },
      ],
    },
  ],
  priceNotes: [
    ...groupPriceNotes,
    `La experiencia de río vale ${formatCop(RIVER_COP / GROUP_SIZE)} por persona o ${formatCop(RIVER_COP)} por grupo, y ya está en el total.`,
  ],
  included: [
    toSleep("Alojamiento en la ciudad y en el parque"),
    byRide("Transporte durante el recorrido"),
    "Experiencia de río para el grupo",
    "Guías locales",
    toEat("Desayunos"),
  ],
  notIncluded: [
    parkEntry,
    "Vuelos o buses hasta Santa Marta",
    "Almuerzos y cenas no mencionados",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "Cuatro días, del muelle al monte",
    days: [
      {
        title: "Santa Marta a pie",
        text: "Llegada, centro histórico y atardecer en la bahía.",
        rides: ["A pie"],
        bed: CITY,
        scene: "town",
      },
      {
        title: "Río de la Sierra",
        text: "Agua fría, piedra lisa y almuerzo a la orilla con familias del lugar.",
        rides: ["Transporte"],
        meals: ["Desayuno", "Almuerzo"],
        bed: PARK,
        scene: "swim",
      },
      {
        title: "Tayrona",
        text: "Camino de selva hasta la playa, con salida temprano para tenerla casi sola.",
        rides: ["A pie"],
        meals: ["Desayuno"],
        scene: "walk",
      },
      {
        title: "De vuelta al mar",
        text: "Desayuno con vista a la montaña y regreso a la ciudad.",
        rides: ["Transporte"],
        meals: ["Desayuno"],
        scene: "land",
      },
    ],
  },
  callToAction: {
    title: "Trae a tu gente y la Sierra hace el resto.",
    text: "Cuéntanos cuántos son y para cuándo; ajustamos el precio al grupo y te respondemos por WhatsApp.",
  },
  pending: [
    "Nombres, alojamientos y contenido de los paquetes",
    "A qué corresponden los dos extras de 600.000 pesos",
    "Punto de encuentro",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
