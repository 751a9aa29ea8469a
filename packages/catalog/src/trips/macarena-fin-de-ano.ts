import { daysOf } from "../duration";
import { inPesos } from "../price";
import { formatSeason, type Season } from "../season";
import { byRide, toEat, toSleep } from "./included";
import { macarena, macarenaOrder, macarenaPayment } from "./macarena";
import { places } from "./places";
import { detailsOf, drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("macarena-fin-de-ano", {
  hero: [
    "Ilustración: Caño Cristales al anochecer con una luna delgada; un abuelo y dos niños con faroles sobre las piedras.",
    "El río con las primeras estrellas",
    [560, 430, 1000, 740],
  ],
  laguna: [
    "Ilustración: una canoa con un farol en la proa lleva a tres personas por una laguna que refleja las palmas moriche y las estrellas.",
    "La laguna, de noche",
  ],
  mesa: [
    "Ilustración: la familia en una mesa larga con velas y frutas bajo bombillos, en la sabana al anochecer; dos brindan, una mujer trae un plato y alguien toca guitarra.",
    "La mesa del 31",
  ],
});

const season: Season = { start: "2025-12-31", end: "2025-12-31" };

/**
 * La Macarena at the year's end. Its price list is the second one
 * (docs/decisions.md, "Money is shown as stated").
 */
export const macarenaFinDeAno: ListedTrip<"macarena-fin-de-ano", typeof scenes> = {
  slug: "macarena-fin-de-ano",
  territory: "river",
  place: places.laMacarena,
  card: { list: "seasonal", badge: "Disponible", advertisedUsd: 690 },
  palette: { ground: "#231640", light: "#f6b75b", accent: "#b8276a", deep: "#8a1c55" },
  page: {
    facts: "strip",
    figures: "cards",
    packages: "columns",
    gallery: "quilt",
    order: macarenaOrder,
  },
  scenes,
  destination: "La Macarena",
  name: "Fin de año en La Macarena",
  concept: "La Macarena Fin de Año",
  fixedConcept: true,
  title: "Fin de año en La Macarena",
  description: "Recibe el año nuevo en un ecolodge de La Macarena, entre sabana, selva y río.",
  season,
  hero: {
    eyebrow: "La Macarena · Meta",
    title: "Fin de año en el río",
    lead: "Despide el año donde la selva le da la mano a la sabana: fogata, música llanera y la primera mañana de enero frente al río.",
    badge: "Fin de Año 2025",
    image: scenes.hero,
  },
  about: {
    title: "Un cierre sin pólvora y con estrellas",
    paragraphs: [
      "El 31 de diciembre la sierra no suena a pito ni a pólvora. Suena a monos, a ranas y a un cuatro que alguien afina cerca del fuego.",
      "Pasamos la noche en el ecolodge, con la gente de la vereda, y salimos temprano a estrenar el año con los pies en el agua.",
    ],
    checks: [
      "Cena de fin de año con la comunidad",
      "Ecolodge entre selva y sabana",
      "Guías locales en cada salida",
      "Celebración sin pólvora, para que nadie huya",
    ],
  },
  figures: [
    { value: "3", label: "ecosistemas" },
    { value: "31 dic", label: "la noche que celebramos" },
    { value: "100\u00a0%", label: "sostenible" },
    { value: "7", label: "colores del río" },
  ],
  facts: [
    { key: "duration", label: "Duración", value: "De 3 a 5 días" },
    { key: "group", label: "Grupo", value: "Grupos pequeños" },
    { key: "dates", label: "Fecha", value: formatSeason(season) },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Municipio de La Macarena" },
  ],
  ecolodge: {
    title: "El ecolodge",
    text: "La casa de la fiesta: corredor ancho, fogata en el patio y hamacas para cuando el año nuevo dé sueño.",
    items: [
      {
        title: "Ubicación",
        text: "A orillas de la selva y a poca distancia del pueblo y de los senderos.",
      },
      {
        title: "Sostenibilidad total",
        text: "Energía solar, agua tratada y basura que se devuelve al pueblo separada.",
      },
      {
        title: "Gastronomía local",
        text: "Cena de fin de año con recetas llaneras e ingredientes de la vereda.",
      },
    ],
  },
  highlights: {
    title: "Experiencias destacadas",
    items: [
      { title: "Río Guayabero", text: "Travesía en lancha el último día del año." },
      { title: "Fogata y joropo", text: "Arpa, cuatro y maracas hasta las doce." },
      { title: "Primer amanecer", text: "Caminata corta al mirador el primero de enero." },
      { title: "Pozos de la sierra", text: "Baño de año nuevo con guía, según el nivel del agua." },
      { title: "Siembra", text: "Un árbol nativo en la tierra como propósito cumplido." },
    ],
  },
  galleryTitle: "La sabana y su fogata",
  gallery: [
    scenes.laguna,
    scenes.mesa,
    ...detailsOf(scenes.hero, [
      [850, 520, 540, "Tres personas con faroles sobre las piedras del caño.", "Los faroles"],
    ]),
    macarena.scenes.amanecer,
    macarena.scenes.caminantes,
    macarena.scenes.atardecer,
  ],
  priceUnit: "person",
  packages: [
    {
      name: "Brindis",
      duration: daysOf(3),
      price: inPesos(2_900_000),
      description: "La noche del 31 y el primer amanecer.",
      lodging: "Dos noches en ecolodge",
      features: ["Cena de fin de año", "Fogata y música llanera", "Caminata del primer amanecer"],
    },
    {
      name: "Doce Uvas",
      duration: daysOf(4),
      price: inPesos(3_450_000),
      description: "Con un día de río antes de la fiesta.",
      lodging: "Tres noches en ecolodge",
      features: [
        "Cena de fin de año",
        "Fogata y música llanera",
        "Caminata del primer amanecer",
        "Travesía por el río Guayabero",
      ],
    },
    {
      name: "Año Nuevo Completo",
      duration: daysOf(5),
      price: inPesos(3_800_000),
      description: "Para despedir despacio y empezar más despacio todavía.",
      lodging: "Cuatro noches en ecolodge",
      features: [
        "Cena de fin de año",
        "Fogata y música llanera",
        "Caminata del primer amanecer",
        "Travesía por el río Guayabero",
        "Jornada de siembra con la vereda",
      ],
    },
  ],
  packageWords: { title: "Elige Tu Aventura", reserve: "Reservar Ahora" },
  priceNotes: ["Precios por persona."],
  payment: macarenaPayment,
  note: {
    title: "Así recibimos 2026",
    text: "A las doce no hay pólvora: hay abrazos, uvas, un brindis y doce deseos que se dicen en voz alta alrededor del fuego, con el río despierto y la sierra en paz. Sus siete colores, eso sí, son de septiembre, su mejor temporada.",
  },
  included: [
    toSleep("Alojamiento en ecolodge"),
    toEat("Alimentación completa y cena de fin de año"),
    "Guías locales",
    byRide("Lanchas y transporte durante el recorrido"),
    "Celebración del 31 de diciembre",
  ],
  notIncluded: [
    "Vuelos hasta La Macarena",
    "Bebidas alcohólicas adicionales",
    "Gastos personales y propinas",
    "Actividades no mencionadas",
  ],
  itinerary: {
    title: "El itinerario",
    placeholder:
      "El itinerario estará disponible pronto. Escríbenos y te contamos cómo va quedando.",
    ask: "Solicitar Información",
  },
  steps: {
    title: "Cómo reservar",
    items: [
      {
        title: "Confirma tu interés",
        text: "Llena el formulario y vemos contigo cupos y llegadas.",
      },
      {
        title: "Paga la reserva",
        text: "Con el 50 % aseguras tu lugar; te enviamos un link de pago.",
      },
      { title: "Recibe la guía", text: "Qué llevar, cómo llegar y qué se cocina el 31." },
      { title: "Disfruta", text: "Nosotros prendemos el fuego." },
    ],
  },
  callToAction: {
    title: "Que el año nuevo te encuentre descalzo.",
    text: "Dinos cuántos son y de dónde salen; te respondemos por WhatsApp.",
    button: "Reservar Mi Experiencia",
  },
  pending: [
    "Nombres, duraciones y contenido de los paquetes",
    "Tamaño del grupo y punto de encuentro",
    "Experiencias destacadas",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
