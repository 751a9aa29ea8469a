import { type ByNight, formatUsdRange } from "../price";
import { pictures } from "./pictures";
import type { Trip } from "./trip";

const { hero, gallery, packages: cards } = pictures["san-andres"];

/** 5 days, 4 nights, and the four extras that every package carries. */
const nights = (usdPerNight: number): ByNight => ({
  usdPerNight,
  nights: 4,
  extrasUsd: [250, 180, 80, 20],
});

const DURATION = "5 días / 4 noches";

/** San Andrés, "ONE LOVE". */
export const sanAndres: Trip = {
  slug: "san-andres",
  destination: "San Andrés",
  title: "San Andrés: ONE LOVE",
  description:
    "Cinco días de música, mar y cocina raizal en San Andrés, lejos del todo incluido de siempre.",
  hero: {
    eyebrow: "San Andrés · Caribe raizal",
    title: "ONE LOVE",
    lead: "Reggae en el patio, creole en la esquina y un mar que cambia de color cada media hora. San Andrés, por el lado de su gente.",
    image: hero,
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
      "Recogida de plásticos en la playa",
    ],
  },
  facts: [
    { key: "duration", label: "Duración", value: DURATION },
    { key: "group", label: "Grupo", value: "Mínimo 2 personas" },
    { key: "availability", label: "Disponibilidad", value: "Salidas a pedido" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Aeropuerto de San Andrés" },
  ],
  gallery,
  packages: [
    {
      name: "Patio",
      duration: DURATION,
      price: nights(50),
      image: cards[0],
      description: "Posada de familia y la música al otro lado de la cerca.",
      features: [
        "Habitación en posada nativa",
        "Noche de música en un patio raizal",
        "Vuelta a la isla por la costa",
        "Salida a un cayo cercano",
      ],
    },
    {
      name: "Brisa",
      duration: DURATION,
      price: nights(100),
      image: cards[1],
      description: "Más cerca del agua, con terraza para ver pasar la tarde.",
      features: [
        "Habitación con terraza",
        "Noche de música en un patio raizal",
        "Vuelta a la isla por la costa",
        "Careteo con pescadores",
      ],
    },
    {
      name: "Siete Colores",
      duration: DURATION,
      price: nights(200),
      image: cards[2],
      description: "Frente al mar, y con la lancha solo para tu grupo.",
      features: [
        "Habitación frente al mar",
        "Cena con música en vivo",
        "Salida privada en lancha",
        "Careteo con pescadores",
      ],
    },
  ],
  priceNotes: [
    "El precio suma las noches por su tarifa y los servicios del viaje, que son iguales en las tres opciones.",
  ],
  included: [
    "Alojamiento según la opción",
    "Traslados del programa",
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
      { title: "Bienvenida", text: "Llegada, agua de coco y ronda por San Luis al caer la tarde." },
      { title: "La vuelta", text: "La isla por la costa, con paradas donde la gente para." },
      { title: "Mar adentro", text: "Cayos y careteo con pescadores que conocen la corriente." },
      { title: "Patio y picó", text: "Cocina raizal de día y reggae en vivo por la noche." },
      { title: "One love", text: "Último baño, abrazos y traslado al aeropuerto." },
    ],
  },
  callToAction: {
    title: "La música empieza cuando llegas.",
    text: "Dinos tus fechas y cuántos son, y te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Nombres y contenido de los paquetes",
    "A qué corresponde cada extra (250, 180, 80 y 20 USD) y si el precio es por persona",
    "Si las comidas de 10 a 20 USD son por plato o por día",
    "Punto de encuentro",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
