import { daysOf, formatDuration } from "../duration";
import { formatUsdRange, perNight } from "../price";
import { byRide } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("san-andres", {
  hero: [
    "Ilustración: gente que baila y una abuela sentada junto a un equipo de sonido en la playa, entre palmas, frente a un sol enorme.",
    "El sol se pone con música",
    [815, 540, 1090, 830],
  ],
  amanecer: [
    "Ilustración: un cayo lleno de palmas sobre el mar turquesa al amanecer; una lancha con techo de lona lleva a cuatro pasajeros.",
    "La primera lancha al cayo",
  ],
  mediodia: [
    "Ilustración: una iglesia blanca de madera con techo rojo en lo alto de una loma, entre palmas y flores; una familia de varias edades llega por el camino.",
    "La iglesia de la loma",
  ],
  atardecer: [
    "Ilustración: alguien salta al mar desde una roca de coral frente a un sol enorme; cuatro personas miran desde arriba y otra espera en el agua.",
    "El último salto del día",
  ],
  rayas: [
    "Ilustración: tres rayas oscuras con lunares claros nadan sobre la arena blanca y dejan su sombra.",
    "Rayas en el banco de arena",
  ],
  musicos: [
    "Ilustración: cuatro músicos tocan quijada, mandolina, guitarra y bajo de tina frente a una casa de madera con bombillos, junto al mar; una abuela y una niña los escuchan.",
    "Música de la isla",
  ],
  patio: [
    "Ilustración: un patio con bombillos junto a una casa de madera, al anochecer; dos personas bailan, alguien toca guitarra, una mujer canta y una abuela y dos niños los acompañan.",
    "Música en el patio",
  ],
  brisa: [
    "Ilustración: una hamaca de rayas entre dos palmas inclinadas por el viento, frente al mar; pasa un velero.",
    "La hamaca y la brisa",
  ],
  "siete-colores": [
    "Ilustración: el mar en siete franjas, del azul hondo al verde claro de la orilla, con un velero y una palma.",
    "Los siete colores",
  ],
  mapa: [
    "Mapa de San Andrés con escala y norte: la carretera que le da la vuelta por San Luis, Hoyo Soplador y West View, La Loma en lo alto, y una ruta en lancha a Johnny Cay y El Acuario, marcado con una palma.",
    "La isla y sus cayos",
  ],
});

/** 5 days, 4 nights, and the four extras that every package carries. */
const nights = (usdPerNight: number) =>
  perNight({
    usdPerNight,
    nights: 4,
    extrasUsd: [250, 180, 80, 20],
  });

const DURATION = daysOf(5);

/** Where every night is spent. */
const BED = "Posada nativa o habitación con terraza o frente al mar";

export const sanAndres: ListedTrip<"san-andres", typeof scenes> = {
  slug: "san-andres",
  territory: "coast",
  place: places.sanAndres,
  card: { list: "destinations", region: "Caribe insular", status: "Activo", badge: "One love" },
  palette: { ground: "#3d1546", light: "#ffc94a", accent: "#d8443a", deep: "#a02a2e" },
  page: { packages: "postcards" },
  scenes,
  destination: "San Andrés",
  title: "San Andrés: ONE LOVE",
  description:
    "Cinco días de música, mar y cocina raizal en San Andrés, lejos del todo incluido de siempre.",
  hero: {
    eyebrow: "San Andrés · Caribe raizal",
    title: "ONE LOVE",
    lead: "Reggae en el patio, creole en la esquina y un mar que cambia de color cada media hora. San Andrés, por el lado de su gente.",
    image: scenes.hero,
  },
  about: {
    title: "La isla detrás del muelle",
    paragraphs: [
      "Hay una San Andrés de vitrina y otra que suena en los patios de San Luis y de La Loma. A esa vamos: la de las casas de madera, los cantos de domingo y el picó a la hora en que baja el sol.",
      "Los músicos, las cocineras y los pescadores son los anfitriones. El plan se arma con ellos y lo que se gasta se queda en sus casas.",
    ],
    checks: [
      "Música en vivo con artistas raizales",
      "Cocina de patio en La Loma y San Luis",
      "Mar con pescadores de la isla",
      "Jornada de limpieza en la playa",
    ],
  },
  travelers: { min: 2 },
  facts: [
    { key: "duration", label: "Duración", value: formatDuration(DURATION) },
    { key: "group", label: "Grupo", value: "Mínimo 2 personas" },
    { key: "availability", label: "Disponibilidad", value: "Cuando tú quieras" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Aeropuerto de San Andrés" },
  ],
  galleryTitle: "Playa, patio y picó",
  gallery: [
    scenes.amanecer,
    scenes.rayas,
    scenes.mediodia,
    scenes.musicos,
    scenes.mapa,
    scenes.atardecer,
  ],
  packages: [
    {
      name: "Patio",
      duration: DURATION,
      price: nights(50),
      image: scenes.patio,
      description: "Posada de familia y la música al otro lado de la cerca.",
      lodging: "Habitación en posada nativa",
      features: [
        "Noche de música en un patio raizal",
        "Vuelta a la isla por la costa",
        "Salida a un cayo cercano",
      ],
    },
    {
      name: "Brisa",
      duration: DURATION,
      price: nights(100),
      image: scenes.brisa,
      description: "Más cerca del agua, con terraza para ver pasar la tarde.",
      lodging: "Habitación con terraza",
      features: [
        "Noche de música en un patio raizal",
        "Vuelta a la isla por la costa",
        "Careteo con pescadores",
      ],
    },
    {
      name: "Siete Colores",
      duration: DURATION,
      price: nights(200),
      image: scenes["siete-colores"],
      description: "Frente al mar, y con la lancha solo para tu grupo.",
      lodging: "Habitación frente al mar",
      features: ["Cena con música en vivo", "Salida privada en lancha", "Careteo con pescadores"],
      insteadOf: {
        "Cena con música en vivo": "Noche de música en un patio raizal",
        "Salida privada en lancha": "Salida a un cayo cercano",
      },
    },
  ],
  priceNotes: [
    "El precio suma las noches por su tarifa y los servicios del viaje, que son iguales en las tres opciones.",
  ],
  included: [
    "Alojamiento según la opción",
    byRide("Traslados del programa"),
    "Salidas de mar y de música",
    "Anfitriones y guías raizales",
  ],
  notIncluded: [
    "Vuelos y tarjeta de turismo",
    `Comidas, unos ${formatUsdRange(10, 20)}`,
    "Deportes náuticos con motor",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "Cinco días, un solo ritmo",
    days: [
      {
        title: "Bienvenida",
        text: "Llegada, agua de coco y ronda por San Luis al caer la tarde.",
        bed: BED,
        scene: "land",
      },
      {
        title: "La vuelta",
        text: "La isla por la costa, con paradas donde la gente para y la jornada de limpieza en la playa.",
        rides: ["Traslado"],
        scene: "road",
      },
      {
        title: "Mar adentro",
        text: "Cayos y careteo con pescadores que conocen la corriente.",
        scene: "sea",
      },
      {
        title: "Patio y picó",
        text: "Cocina raizal de día y reggae en vivo por la noche.",
        scene: "fire",
      },
      {
        title: "One love",
        text: "Último baño, abrazos y traslado al aeropuerto.",
        rides: ["Traslado"],
        scene: "roadBack",
      },
    ],
  },
  callToAction: {
    title: "La música empieza cuando llegas.",
    text: "Dinos tus fechas y cuántos son, y te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Nombres y contenido de los paquetes",
    "A qué corresponde cada extra (250, 180, 80 y 20 USD)",
    "Si las comidas de 10 a 20 USD son por plato o por día",
    "Punto de encuentro",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
