import { daysOf } from "../duration";
import { inPesos } from "../price";
import { byRide, toEat, toSleep } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("guajira", {
  hero: [
    "Ilustración: una gran duna, flamencos en una laguna, cardones y el mar; dos caminantes suben por la cresta.",
    "El desierto que llega al mar",
    [800, 500, 1300, 900],
  ],
  amanecer: [
    "Ilustración: un cerro de arena en forma de cono junto al mar, al amanecer; un sendero con caminantes sube hasta la punta.",
    "El cerro frente al mar",
  ],
  mediodia: [
    "Ilustración: salinas de agua rosada en cuadros y grandes montones de sal blanca, con salineros que los levantan a pala.",
    "La cosecha de la sal",
  ],
  atardecer: [
    "Ilustración: tres personas navegan con cometas de colores frente a un sol enorme; un faro y gente que mira desde la playa.",
    "El viento de la tarde",
  ],
  flamenco: [
    "Ilustración: la cabeza y el cuello de un flamenco rosado muy de cerca; otros comen en la laguna.",
    "Flamenco",
  ],
  noche: [
    "Ilustración: una enramada con chinchorros de colores y faroles; alguien descansa y una abuela conversa con su familia junto al fuego, bajo la Vía Láctea.",
    "La noche en la enramada",
  ],
  mapa: [
    "Mapa de La Guajira con escala y norte: la carretera de Riohacha por Uribia y Manaure al Cabo de la Vela y la ruta por la arena hasta Punta Gallinas, marcada con un flamenco.",
    "De Riohacha a Punta Gallinas",
  ],
});

/** Where every night is spent. */
const BED = "Chinchorro o cabaña de la comunidad";

/**
 * La Guajira, with the community of Sardinas.
 * Bookable here, though its card says otherwise (docs/decisions.md, "Contradicting facts").
 */
export const guajira: ListedTrip<"guajira", typeof scenes> = {
  slug: "guajira",
  territory: "desert",
  place: places.riohacha,
  card: {
    list: "destinations",
    region: "Caribe",
    status: "Próximamente",
    badge: "Hoteles en 2027",
  },
  palette: { ground: "#5a2413", light: "#f7c886", accent: "#c4552b", deep: "#8c3416" },
  page: {
    facts: "strip",
    figures: "even",
    packages: "columns",
    itinerary: "paper",
    order: [
      "about",
      "highlights",
      "gallery",
      "packages",
      "lists",
      "way",
      "itinerary",
      "callToAction",
    ],
  },
  scenes,
  destination: "La Guajira",
  title: "La Guajira: la comunidad de Sardinas",
  description:
    "Desierto, mar y tejido wayuu con las 150 familias de la comunidad de Sardinas, todo el año.",
  hero: {
    eyebrow: "La Guajira · Comunidad de Sardinas",
    title: "Mar de arena",
    lead: "Donde el desierto toca el Caribe y el viento no se cansa. En Sardinas la visita llega por invitación y la ranchería decide cómo recibirla.",
    image: scenes.hero,
  },
  about: {
    title: "Aquí se llega por invitación",
    paragraphs: [
      "Sardinas son 150 familias que viven del mar, del chivo y del tejido. Abrieron su puerta con una condición que compartimos: que cada visita deje algo y no se lleve nada.",
      "Se duerme en chinchorro, se come lo que da el día y se escucha más de lo que se habla. La meta de hoteles regenerativos en el territorio es 2027.",
    ],
    checks: [
      "Anfitriones wayuu de principio a fin",
      "Chinchorro bajo enramada",
      "El agua y la basura, al cuidado de todos",
      "Artesanía comprada a quien la teje",
    ],
  },
  figures: [
    { value: "150", label: "familias" },
    { value: "2027", label: "meta para los hoteles" },
    { value: "Todo el año", label: "disponible" },
    { value: "100\u00a0%", label: "impacto local" },
  ],
  facts: [
    { key: "duration", label: "Duración", value: "Hasta 4 días / 3 noches" },
    { key: "group", label: "Grupo", value: "Grupos pequeños" },
    { key: "availability", label: "Disponibilidad", value: "Todo el año" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Riohacha" },
  ],
  highlights: {
    title: "Seis razones para cruzar el desierto",
    items: [
      {
        title: "Ranchería",
        text: "Días enteros con familias wayuu, a su hora y en su casa.",
      },
      {
        title: "Tejido",
        text: "Mochilas y chinchorros, punto por punto, con las tejedoras de Sardinas.",
      },
      {
        title: "Dunas y mar",
        text: "Caminatas cortas hasta donde la arena se acaba de golpe.",
      },
      {
        title: "Flamencos",
        text: "Avistamiento en las lagunas costeras, de lejos y en silencio.",
      },
      {
        title: "Cocina de playa",
        text: "Pescado del día, arepa de maíz y friche para quien se anime.",
      },
      {
        title: "Cielo abierto",
        text: "Noches sin luz de ciudad, con relatos de los mayores.",
      },
    ],
  },
  galleryTitle: "El desierto y su mar",
  gallery: [
    scenes.amanecer,
    scenes.flamenco,
    scenes.mediodia,
    scenes.noche,
    scenes.mapa,
    scenes.atardecer,
  ],
  packages: [
    {
      name: "Enramada",
      price: inPesos(1_450_000),
      description: "El primer encuentro con la comunidad y su mar.",
      lodging: "Noche en chinchorro bajo enramada",
      meals: "Comidas de la ranchería",
      features: ["Encuentro con las tejedoras", "Caminata a las dunas"],
    },
    {
      name: "Palabra y Tejido",
      price: inPesos(1_850_000),
      description: "Más tiempo para aprender un punto y oír un relato completo.",
      badge: "Recomendado",
      allOf: "Enramada",
      features: [
        "Taller de tejido con tu propia pieza",
        "Salida de pesca artesanal",
        "Avistamiento de flamencos",
      ],
    },
    {
      name: "Desierto Adentro",
      duration: daysOf(4),
      price: inPesos(2_650_000),
      description: "El camino largo: varias rancherías, varias playas, un solo cielo.",
      allOf: "Palabra y Tejido",
      features: [
        "Travesía por el desierto con guía wayuu",
        "Jornada con un proyecto de la comunidad",
        "Noche de relatos con los mayores",
      ],
    },
  ],
  packageWords: { reserve: "Reservar Ahora" },
  included: [
    byRide("Transporte desde el punto de encuentro"),
    toSleep("Alojamiento en chinchorro o cabaña de la comunidad"),
    toEat("Alimentación completa"),
    "Anfitriones y guías wayuu",
  ],
  notIncluded: [
    "Vuelos o buses hasta Riohacha",
    "Bebidas embotelladas",
    "Artesanías y propinas",
    "Actividades no mencionadas",
  ],
  itinerary: {
    title: "Cuatro días de arena y palabra",
    days: [
      {
        title: "Riohacha a Sardinas",
        text: "Camino de desierto, saludo a la comunidad y primera noche de chinchorro.",
        rides: ["Transporte"],
        meals: ["Cena"],
        bed: BED,
        scene: "road",
      },
      {
        title: "Hilo y mar",
        text: "Mañana con las tejedoras y tarde de pesca artesanal.",
        meals: ["Todas las comidas"],
        scene: "sea",
      },
      {
        title: "Dunas y flamencos",
        text: "Salida de madrugada hacia la laguna y atardecer donde la arena cae al agua.",
        meals: ["Todas las comidas"],
        scene: "flamingos",
      },
      {
        title: "Despedida",
        text: "Desayuno de ranchería y regreso a Riohacha.",
        meals: ["Desayuno"],
        scene: "land",
      },
    ],
  },
  callToAction: {
    title: "El viento ya sabe que vienes.",
    text: "Cuéntanos tus fechas; hablamos con la comunidad y te respondemos por WhatsApp.",
  },
  pending: [
    "Nombres y contenido de los paquetes",
    "Duración de Enramada y de Palabra y Tejido",
    "Tamaño del grupo y punto de encuentro",
    "Los seis destacados",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
