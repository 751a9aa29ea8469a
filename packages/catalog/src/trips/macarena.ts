import { daysOf } from "../duration";
import { inPesos } from "../price";
import type { PaymentTerms } from "../requests/payment.amounts";
import { byRide, toEat, toSleep } from "./included";
import type { SectionName } from "./page";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("macarena", {
  hero: [
    "Ilustración: Caño Cristales baja en escalones de rosa y amarillo entre piedras; dos personas lo miran.",
    "El río de colores, escalón por escalón",
    [640, 480, 1130, 760],
  ],
  amanecer: [
    "Ilustración: palmas moriche reflejadas en una laguna al amanecer.",
    "El morichal al amanecer",
  ],
  mediodia: [
    "Ilustración: el río rojo, con vetas azules y amarillas, baja en curva entre piedras bajo un cielo claro; un guía y dos viajeros lo miran.",
    "El río a plena luz",
  ],
  atardecer: [
    "Ilustración: un bongo con toldo, su motorista y cuatro pasajeros en el río al atardecer.",
    "La lancha de regreso",
  ],
  plantas: [
    "Ilustración: plantas acuáticas rosadas, rojas y amarillas peinadas por la corriente, con peces pequeños.",
    "Las plantas que dan el color",
  ],
  caminantes: [
    "Ilustración: cuatro caminantes cruzan la sabana al atardecer, con la sierra al fondo.",
    "A pie por la sabana",
  ],
  mapa: [
    "Mapa de La Macarena con escala y norte: el pueblo, los ríos Guayabero y Duda, la sierra y una ruta que va por el río y a pie hasta Caño Cristales, marcado con sus colores.",
    "Del Guayabero a Caño Cristales",
  ],
});

/** The order of both La Macarena pages (docs/decisions.md, "Order of a trip page"). */
export const macarenaOrder: readonly SectionName[] = [
  "about",
  "ecolodge",
  "highlights",
  "gallery",
  "packages",
  "note",
  "lists",
  "way",
  "itinerary",
  "steps",
  "callToAction",
];

/** The payment terms of both La Macarena pages. */
export const macarenaPayment: PaymentTerms = { percent: 50, due: "2 meses antes del viaje" };

/**
 * La Macarena and Caño Cristales. Its price list is the first one
 * (docs/decisions.md, "Money is shown as stated").
 */
export const macarena: ListedTrip<"macarena", typeof scenes> = {
  slug: "macarena",
  territory: "river",
  place: places.laMacarena,
  card: { list: "destinations", region: "Meta", status: "Activo", badge: "Río de colores" },
  palette: { ground: "#47102f", light: "#f7c948", accent: "#c4225f", deep: "#98184b" },
  page: {
    figures: "even",
    highlights: "lines",
    itinerary: "paper",
    order: macarenaOrder,
  },
  scenes,
  destination: "La Macarena",
  title: "La Macarena: el río de los siete colores",
  description:
    "Caño Cristales desde un ecolodge de la sierra: el río de siete colores, en su mejor mes.",
  hero: {
    eyebrow: "La Macarena · Caño Cristales",
    title: "El río de los siete colores",
    lead: "Unas semanas al año, una planta que solo vive aquí enciende el fondo del río. El resto del tiempo espera, como se espera lo bueno.",
    image: scenes.hero,
  },
  about: {
    title: "Tres mundos se encuentran en una misma sierra",
    paragraphs: [
      "En La Macarena se cruzan tres ecosistemas: la Amazonia, la Orinoquia y los Andes. De ese cruce nace el río de los siete colores: rojos, amarillos, verdes, azules, negros y los que el sol va inventando sobre el agua.",
      "Vamos con guías del municipio, por senderos con cupo y sin bloqueador en el agua. El río se cuida así: con pocos pasos y mucha paciencia.",
    ],
    checks: [
      "Guías locales en cada sendero",
      "Ecolodge con energía y agua limpias",
      "Senderos con cupo y horario",
      "Comidas con ingredientes de la vereda",
    ],
  },
  figures: [
    { value: "3", label: "ecosistemas" },
    { value: "Septiembre", label: "la mejor temporada" },
    { value: "100\u00a0%", label: "sostenible" },
    { value: "7", label: "colores del río" },
  ],
  facts: [
    { key: "duration", label: "Duración", value: "De 3 a 5 días" },
    { key: "group", label: "Grupo", value: "Grupos pequeños" },
    { key: "bestSeason", label: "Mejor temporada", value: "Septiembre" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Municipio de La Macarena" },
  ],
  ecolodge: {
    title: "El ecolodge",
    text: "Madera, palma y techo alto, a un paso del sendero. Se apaga temprano y se despierta con los monos aulladores.",
    items: [
      {
        title: "Energía del sol",
        text: "Luz y agua caliente sin planta ni humo.",
      },
      {
        title: "Agua que vuelve limpia",
        text: "Lo que sale de la casa se filtra antes de tocar la tierra.",
      },
      {
        title: "Mesa de la vereda",
        text: "Pescado, yuca y frutas de familias vecinas.",
      },
    ],
  },
  highlights: {
    title: "Lo que vas a vivir",
    items: [
      { title: "Caño Cristales", text: "Pozos y cascadas con guía, a la hora de la mejor luz." },
      { title: "Río Guayabero", text: "Travesía en lancha, con delfines rosados si hay suerte." },
      { title: "Miradores", text: "La sierra desde arriba, al final de la tarde." },
      { title: "Noche llanera", text: "Arpa, joropo y carne a la llanera con gente del pueblo." },
    ],
  },
  galleryTitle: "Agua roja, piedra y llano",
  gallery: [
    scenes.mediodia,
    scenes.plantas,
    scenes.amanecer,
    scenes.caminantes,
    scenes.mapa,
    scenes.atardecer,
  ],
  packages: [
    {
      name: "Esencial",
      duration: daysOf(3),
      price: inPesos(2_650_000),
      description: "Lo justo para ver el río encendido.",
      lodging: "Dos noches en ecolodge",
      meals: "Alimentación completa",
      features: ["Un sendero de Caño Cristales", "Paseo por el río Guayabero"],
    },
    {
      name: "Aventura Completa",
      duration: daysOf(4),
      price: inPesos(3_120_000),
      description: "Un día más de río y una noche de joropo.",
      badge: "Más popular",
      lodging: "Tres noches en ecolodge",
      meals: "Alimentación completa",
      features: [
        "Un sendero de Caño Cristales",
        "Un segundo sendero, con otra luz",
        "Paseo por el río Guayabero",
        "Noche llanera con música en vivo",
      ],
    },
    {
      name: "Inmersión Profunda",
      duration: daysOf(5),
      price: inPesos(3_460_000),
      description: "Sin afán: el río, la sierra y la gente que los cuida.",
      lodging: "Cuatro noches en ecolodge",
      meals: "Alimentación completa",
      features: [
        "Un sendero de Caño Cristales",
        "Un segundo sendero, con otra luz",
        "Un tercer sendero, por la sierra",
        "Paseo por el río Guayabero",
        "Miradores al amanecer",
        "Noche llanera con música en vivo",
        "Jornada con un proyecto de conservación",
      ],
    },
  ],
  payment: macarenaPayment,
  note: {
    title: "Septiembre es su mes",
    text: "El agua baja, el sol llega al fondo y el río muestra todos sus colores. Si puedes elegir, elige septiembre y reserva con tiempo: los senderos tienen cupo.",
  },
  included: [
    toSleep("Alojamiento en ecolodge"),
    toEat("Alimentación completa"),
    "Guías locales",
    byRide("Lanchas y transporte durante el recorrido"),
  ],
  notIncluded: [
    "Vuelos hasta La Macarena",
    "Bebidas alcohólicas y comidas fuera del menú",
    "Gastos personales y propinas",
    "Actividades no mencionadas",
  ],
  itinerary: {
    title: "De la pista al río",
    days: [
      {
        title: "Aterrizaje en la sierra",
        text: "Llegada a La Macarena, charla de cuidado del río y tarde en el Guayabero.",
        rides: ["Avión (no incluido)"],
        meals: ["Cena"],
        bed: "Ecolodge",
        scene: "plane",
      },
      {
        title: "El río encendido",
        text: "Día completo en un sendero de Caño Cristales, con almuerzo de fiambre.",
        rides: ["A pie"],
        meals: ["Todas las comidas"],
        scene: "walk",
      },
      {
        title: "Otro color",
        text: "Segundo sendero, otra luz. Los del plan Esencial se despiden hoy.",
        rides: ["A pie"],
        meals: ["Todas las comidas"],
        scene: "swim",
      },
      {
        title: "Sierra y joropo",
        text: "Mirador al amanecer y noche llanera para quienes siguen.",
        meals: ["Todas las comidas"],
        scene: "fire",
      },
      {
        title: "Manos a la sierra",
        text: "Jornada con un proyecto de conservación y regreso.",
        meals: ["Desayuno"],
        scene: "land",
      },
    ],
  },
  steps: {
    title: "Cómo reservar",
    items: [
      {
        title: "Confirma tu interés",
        text: "Llena el formulario o escríbenos; vemos cupos y fechas contigo.",
      },
      {
        title: "Paga la reserva",
        text: "Con el 50 % aseguras tu lugar; te enviamos un link de pago.",
      },
      { title: "Recibe la guía", text: "Qué llevar, cómo llegar y cómo se cuida el río." },
      { title: "Disfruta", text: "Nosotros nos ocupamos del resto." },
    ],
    button: "Quiero inscribirme",
  },
  callToAction: {
    title: "El río avisa. Nosotros también.",
    text: "Dinos en qué semana puedes venir y te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Si el precio incluye entradas, impuestos o seguro",
    "Contenido de los paquetes",
    "Tamaño del grupo y punto de encuentro",
    "Características del ecolodge y experiencias destacadas",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
