import { daysOf, formatDuration } from "../duration";
import { formatUsdRange, perNight } from "../price";
import { byRide } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("providencia", {
  hero: [
    "Ilustración: mitad sobre el agua y mitad debajo, una cabeza de coral en un mar de siete azules, un velero y una persona con careta.",
    "Siete azules y un coral",
    [690, 660, 1200, 940],
  ],
  amanecer: [
    "Ilustración: un puente de madera con barandas de colores cruza el mar hacia una isla verde, al amanecer; un hombre y una niña lo caminan y pasa un velero.",
    "El puente entre las dos islas",
  ],
  mediodia: [
    "Ilustración: un cayo verde visto desde arriba, rodeado de anillos de azul, con una lancha que se acerca.",
    "Los siete azules, contados desde arriba",
  ],
  atardecer: [
    "Ilustración: cuatro veleros de regata en el mar con el sol enorme detrás; en el más cercano van tres personas.",
    "La regata vuelve a la bahía",
  ],
  tortuga: [
    "Ilustración: una tortuga carey nada sobre el arrecife entre rayos de luz y peces pequeños.",
    "La tortuga carey",
  ],
  casa: [
    "Ilustración: vecinos conversan de noche en el corredor encendido de una casa isleña de madera, entre palmas.",
    "Visita en el corredor",
  ],
  careteo: [
    "Ilustración: alguien caretea con aletas y tubo sobre un arrecife de corales redondos y abanicos, entre peces y rayos de sol.",
    "A pulmón",
  ],
  posada: [
    "Ilustración: desde un cuarto de madera, una ventana de persianas abierta a la bahía, con un velero y flores rojas en el alféizar.",
    "La ventana de la posada",
  ],
  coral: [
    "Ilustración: un coral rojo, redondo como un cerebro, entre abanicos de mar y un cardumen amarillo.",
    "El coral cerebro",
  ],
  mapa: [
    "Mapa de Providencia y Santa Catalina con escala y norte: el aeropuerto, Santa Isabel, Aguadulce, Bahía Suroeste y Manzanillo en la carretera; una ruta en lancha rodea la isla dentro del arrecife hasta Cayo Cangrejo, marcado con un cangrejo.",
    "La vuelta a la isla",
  ],
});

/** 8 days, 7 nights, and the four extras that every package carries. */
const nights = (usdPerNight: number) =>
  perNight({
    usdPerNight,
    nights: 7,
    extrasUsd: [110, 200, 90, 10],
  });

const DURATION = daysOf(8);

/** Where every night is spent. */
const BED = "Posada nativa, cabaña cerca del mar o habitación con vista al mar";

export const providencia: ListedTrip<"providencia", typeof scenes> = {
  slug: "providencia",
  territory: "coast",
  place: places.providencia,
  card: { list: "destinations", region: "Caribe insular", status: "Activo", badge: "Arrecife" },
  palette: { ground: "#0b3b59", light: "#8fe0d2", accent: "#0f8296", deep: "#0b5a6e" },
  page: {
    facts: "strip",
    packages: "postcards",
    itinerary: "paper",
    callToAction: "right",
  },
  scenes,
  destination: "Providencia",
  title: "Providencia: una isla que volvió a levantarse",
  description:
    "Ocho días en una isla raizal: mar de siete colores, arrecife, montaña y posadas nativas.",
  hero: {
    eyebrow: "Providencia · Caribe insular",
    title: "La isla de siete azules",
    lead: "Una sola carretera le da la vuelta, el arrecife la abraza y su gente la volvió a levantar tabla por tabla.",
    image: scenes.hero,
  },
  about: {
    title: "Aquí el mar tiene dueños que lo cuidan",
    paragraphs: [
      "Providencia habla creole, cocina con leche de coco y mira al mar antes de decidir el día. Vamos al ritmo raizal: sin prisa, con permiso y con ganas de aprender.",
      "Dormimos en posadas de familias de la isla y salimos con pescadores y buzos que hoy siembran coral donde antes solo se sacaba.",
    ],
    checks: [
      "Posadas de familias raizales",
      "Salidas de mar con pescadores de la isla",
      "Caminata a la montaña con guía local",
      "Corales sembrados por la isla",
    ],
  },
  travelers: { min: 2 },
  facts: [
    { key: "duration", label: "Duración", value: formatDuration(DURATION) },
    { key: "group", label: "Grupo", value: "Mínimo 2 personas" },
    { key: "availability", label: "Disponibilidad", value: "Cuando tú quieras" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Aeropuerto de Providencia" },
  ],
  galleryTitle: "Azul hasta el fondo",
  gallery: [
    scenes.mediodia,
    scenes.tortuga,
    scenes.amanecer,
    scenes.casa,
    scenes.mapa,
    scenes.atardecer,
  ],
  packages: [
    {
      name: "Posada Raizal",
      duration: DURATION,
      price: nights(50),
      image: scenes.posada,
      description: "Cuarto sencillo en casa de familia, con la cocina a la vista.",
      lodging: "Habitación en posada nativa",
      features: ["Salida de careteo en el arrecife", "Vuelta a la isla con guía raizal"],
    },
    {
      name: "Casa de Mar",
      duration: DURATION,
      price: nights(100),
      image: scenes.careteo,
      description: "Cabaña con brisa propia, a pasos de la playa.",
      lodging: "Cabaña cerca del mar",
      features: [
        "Salida de careteo en el arrecife",
        "Vuelta a la isla con guía raizal",
        "Caminata a la montaña",
      ],
    },
    {
      name: "Siete Azules",
      duration: DURATION,
      price: nights(200),
      image: scenes.coral,
      description: "La habitación con mejor vista de la bahía, y todo el tiempo del mundo.",
      lodging: "Habitación con vista al mar",
      features: [
        "Salida privada de careteo",
        "Vuelta a la isla en lancha",
        "Caminata a la montaña",
      ],
      insteadOf: {
        "Salida privada de careteo": "Salida de careteo en el arrecife",
        "Vuelta a la isla en lancha": "Vuelta a la isla con guía raizal",
      },
    },
  ],
  priceNotes: [
    "El precio suma las noches por su tarifa y los servicios del viaje, que son iguales en las tres opciones.",
  ],
  included: [
    "Alojamiento según la opción",
    byRide("Traslados dentro de la isla"),
    "Salidas de mar del programa",
    "Guías raizales",
  ],
  notIncluded: [
    "Vuelos hasta Providencia",
    `Comidas, unos ${formatUsdRange(15, 25)}`,
    "Buceo con tanque y cursos",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "Ocho días sin reloj",
    days: [
      {
        title: "Llegada",
        text: "Del aeropuerto a la posada, y el primer baño antes de la cena.",
        rides: ["Traslado"],
        bed: BED,
        scene: "road",
      },
      {
        title: "Vuelta a la isla",
        text: "Bahía por bahía con un guía raizal, y la historia contada en creole y en español.",
        scene: "sail",
      },
      {
        title: "Arrecife",
        text: "Careteo sobre los corales con pescadores que hoy los cuidan.",
        scene: "reef",
      },
      {
        title: "La montaña",
        text: "Subida temprano, para ver los azules desde arriba.",
        rides: ["A pie"],
        scene: "walk",
      },
      {
        title: "Manos al coral",
        text: "Mañana con quienes restauran el arrecife, y tarde de playa.",
        scene: "sea",
      },
      {
        title: "Cocina raizal",
        text: "Leche de coco, pescado del día y rondón a fuego lento.",
        scene: "fire",
      },
      {
        title: "Día libre",
        text: "Para repetir lo que más te gustó, o para no hacer nada.",
        scene: "land",
      },
      {
        title: "Hasta luego",
        text: "Último baño y traslado al aeropuerto.",
        rides: ["Traslado"],
        scene: "roadBack",
      },
    ],
  },
  callToAction: {
    title: "Al octavo día cuesta irse.",
    text: "Dinos tus fechas y cuántos son, y te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Nombres y contenido de los paquetes",
    "A qué corresponde cada extra (110, 200, 90 y 10 USD)",
    "Si las comidas de 15 a 25 USD son por plato o por día",
    "Punto de encuentro",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
