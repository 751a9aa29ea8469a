import { type ByNight, formatUsdRange } from "../price";
import { pictures } from "./pictures";
import type { Trip } from "./trip";

const { hero, gallery, packages: cards } = pictures.providencia;

/** 8 days, 7 nights, and the four extras that every package carries. */
const nights = (usdPerNight: number): ByNight => ({
  usdPerNight,
  nights: 7,
  extrasUsd: [110, 200, 90, 10],
});

const DURATION = "8 días / 7 noches";

/** Providencia. */
export const providencia: Trip = {
  slug: "providencia",
  destination: "Providencia",
  title: "Providencia: una isla que volvió a levantarse",
  description:
    "Ocho días en una isla raizal: mar de siete colores, arrecife, montaña y posadas nativas.",
  hero: {
    eyebrow: "Providencia · Caribe insular",
    title: "La isla de siete azules",
    lead: "Una sola carretera le da la vuelta, el arrecife la abraza y su gente la volvió a levantar tabla por tabla.",
    image: hero,
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
      "Aporte a la restauración de corales",
    ],
  },
  facts: [
    { key: "duration", label: "Duración", value: DURATION },
    { key: "group", label: "Grupo", value: "Mínimo 2 personas" },
    { key: "availability", label: "Disponibilidad", value: "Salidas a pedido" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Aeropuerto de Providencia" },
  ],
  gallery,
  packages: [
    {
      name: "Posada Raizal",
      duration: DURATION,
      price: nights(50),
      image: cards[0],
      description: "Cuarto sencillo en casa de familia, con la cocina a la vista.",
      features: [
        "Habitación en posada nativa",
        "Salida de careteo en el arrecife",
        "Vuelta a la isla con guía raizal",
      ],
    },
    {
      name: "Casa de Mar",
      duration: DURATION,
      price: nights(100),
      image: cards[1],
      description: "Cabaña con brisa propia, a pasos de la playa.",
      features: [
        "Cabaña cerca del mar",
        "Salida de careteo en el arrecife",
        "Vuelta a la isla con guía raizal",
        "Caminata a la montaña",
      ],
    },
    {
      name: "Siete Azules",
      duration: DURATION,
      price: nights(200),
      image: cards[2],
      description: "La habitación con mejor vista de la bahía, y todo el tiempo del mundo.",
      features: [
        "Habitación con vista al mar",
        "Salida privada de careteo",
        "Vuelta a la isla en lancha",
        "Caminata a la montaña",
      ],
    },
  ],
  priceNotes: [
    "El precio suma las noches por su tarifa y los servicios del viaje, que son iguales en las tres opciones.",
  ],
  included: [
    "Alojamiento según la opción",
    "Traslados dentro de la isla",
    "Salidas de mar del programa",
    "Guías raizales",
    "Aporte al proyecto de corales",
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
      { title: "Llegada", text: "Del aeropuerto a la posada, y el primer baño antes de la cena." },
      {
        title: "Vuelta a la isla",
        text: "Bahía por bahía con un guía raizal, y la historia contada en creole y en español.",
      },
      { title: "Arrecife", text: "Careteo sobre los corales con pescadores que hoy los cuidan." },
      { title: "La montaña", text: "Subida temprano, para ver los azules desde arriba." },
      {
        title: "Manos al coral",
        text: "Mañana con quienes restauran el arrecife, y tarde de playa.",
      },
      { title: "Cocina raizal", text: "Leche de coco, pescado del día y rondón a fuego lento." },
      { title: "Día libre", text: "Para repetir lo que más te gustó, o para no hacer nada." },
      { title: "Hasta luego", text: "Último baño y traslado al aeropuerto." },
    ],
  },
  callToAction: {
    title: "La isla no tiene prisa. Ven sin ella.",
    text: "Dinos tus fechas y cuántos son, y te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Nombres y contenido de los paquetes",
    "A qué corresponde cada extra (110, 200, 90 y 10 USD) y si el precio es por persona",
    "Si las comidas de 15 a 25 USD son por plato o por día",
    "Punto de encuentro",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
