import { daysOf } from "../duration";
import { inPesos } from "../price";
import type { PlanDay } from "./day-plan";
import { byRide, toEat } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("cartagena", {
  hero: [
    "Ilustración: una garita, una cúpula y balcones con buganvilias de Cartagena al atardecer; dos personas miran el mar.",
    "La ciudad amurallada al caer el sol",
    [450, 200, 1180, 660],
  ],
  amanecer: [
    "Ilustración: una garita de la muralla; en el mar, al amanecer, un pescador lanza la atarraya desde una canoa y otro rema.",
    "El mar antes del calor",
  ],
  balcones: [
    "Ilustración: fachadas de colores con balcones y buganvilias y una iglesia con cúpula; dos caminantes, un abuelo sentado, una niña que salta y una mujer con una bandeja.",
    "Balcones al mediodía",
  ],
  atardecer: [
    "Ilustración: una familia sentada en la muralla y otros de pie, junto a un cañón y una garita, miran la puesta de sol sobre el mar.",
    "Sobre la muralla",
  ],
  puerta: [
    "Ilustración: portón azul con clavos y aldaba, bajo una buganvilia.",
    "Portón y buganvilia",
  ],
  plaza: [
    "Ilustración: dos parejas bailan cumbia de noche en una plaza con bombillos y una cúpula al fondo; dos tamboreros tocan y un abuelo mira.",
    "Baile en la plaza",
  ],
  mapa: [
    "Mapa de Cartagena con escala y norte: la bahía, Tierra Bomba, Playa Blanca, el Canal del Dique y una ruta en lancha hasta las Islas del Rosario, marcadas con una cúpula.",
    "La ciudad y las islas",
  ],
});

/** Days that more than one package has. */
const arrival: PlanDay = {
  title: "Llegada, muralla al atardecer y cena de bienvenida",
  meals: ["Cena"],
  scene: "town",
};
const market: PlanDay = {
  title: "Getsemaní de adentro y cocina de mercado",
  meals: ["Desayuno", "Almuerzo"],
  scene: "fire",
};
const mangrove: PlanDay = {
  title: "Canales del manglar y almuerzo a la orilla",
  meals: ["Desayuno", "Almuerzo"],
  scene: "sea",
};

/** Cartagena, with its dollars as stated. */
export const cartagena: ListedTrip<"cartagena", typeof scenes> = {
  slug: "cartagena",
  territory: "city",
  place: places.cartagena,
  card: { list: "destinations", region: "Caribe", status: "Activo", badge: "Ciudad viva" },
  palette: { ground: "#2c1a4c", light: "#f9b44e", accent: "#cf4a30", deep: "#9c3320" },
  page: {
    highlights: "lines",
    callToAction: "right",
    order: ["about", "highlights", "gallery", "packages", "lists", "way", "event", "callToAction"],
  },
  scenes,
  destination: "Cartagena",
  title: "Cartagena: la ciudad que late detrás de la muralla",
  description:
    "De 3 a 5 días en Cartagena con su gente: barrios, cocina, manglar y una noche de fin de año en la muralla.",
  hero: {
    eyebrow: "Cartagena · Caribe",
    title: "Detrás de la muralla",
    lead: "Balcones, tambor y bollo limpio. Una Cartagena contada por quienes la caminan, la cocinan y la bailan.",
    image: scenes.hero,
  },
  about: {
    title: "La postal tiene puerta de atrás",
    paragraphs: [
      "Entramos por ahí: por los patios de Getsemaní, por los fogones de las palenqueras, por los canales del manglar donde los pescadores leen la marea.",
      "Caminas la muralla, claro. Pero vuelves sabiendo quién la sostuvo y qué quiere ser la ciudad que creció a su sombra.",
    ],
    checks: [
      "Anfitriones de los barrios",
      "Cocina de mercado y de patio",
      "Manglar con pescadores artesanales",
      "Talleres con artistas locales",
    ],
  },
  travelers: { min: 2, max: 10 },
  facts: [
    { key: "duration", label: "Duración", value: "De 3 a 5 días" },
    { key: "group", label: "Grupo", value: "De 2 a 10 personas" },
    { key: "availability", label: "Disponibilidad", value: "Cuando tú quieras" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Centro histórico de Cartagena" },
  ],
  highlights: {
    title: "Cuatro planes con gente de aquí",
    items: [
      {
        title: "Getsemaní de adentro",
        text: "Patios, murales y dominó con vecinos que no se han ido.",
      },
      {
        title: "Fogón palenquero",
        text: "Mercado, mano y memoria: cocinar con quien heredó la receta.",
      },
      { title: "Manglar", text: "En canoa por los canales, con pescadores que lo restauran." },
      { title: "Tambor", text: "Ritmo y cuerpo con jóvenes músicos del barrio." },
    ],
  },
  galleryTitle: "Balcones, plaza y patio",
  gallery: [
    scenes.balcones,
    scenes.puerta,
    scenes.amanecer,
    scenes.plaza,
    scenes.mapa,
    scenes.atardecer,
  ],
  packages: [
    {
      name: "Esencial",
      duration: daysOf(3),
      price: inPesos(5_200_000, 1300),
      description: "La ciudad vieja y la viva, en un fin de semana largo.",
      lodging: "Alojamiento en casa colonial",
      features: ["Recorrido por Getsemaní con vecinos", "Almuerzo de mercado"],
      itinerary: [
        { ...arrival, bed: "Casa colonial" },
        market,
        {
          title: "Taller con artistas locales y despedida",
          meals: ["Desayuno"],
          scene: "land",
        },
      ],
    },
    {
      name: "Viva",
      duration: daysOf(4),
      price: inPesos(6_500_000, 1625),
      description: "Con un día de agua y otro de tambor.",
      badge: "Más popular",
      lodging: "Alojamiento en hotel boutique",
      allOf: "Esencial",
      features: ["Manglar en canoa con pescadores", "Taller de tambor"],
      itinerary: [
        { ...arrival, bed: "Hotel boutique" },
        market,
        mangrove,
        { title: "Taller de tambor y despedida", meals: ["Desayuno"], scene: "drum" },
      ],
    },
    {
      name: "Raíces y Futuro",
      duration: daysOf(5),
      price: inPesos(7_800_000, 1950),
      description: "Hasta Palenque y de vuelta, con los proyectos que miran adelante.",
      lodging: "Alojamiento en hotel boutique",
      allOf: "Viva",
      features: ["Día en San Basilio de Palenque", "Encuentro con un proyecto juvenil"],
      itinerary: [
        { ...arrival, bed: "Hotel boutique" },
        market,
        mangrove,
        {
          title: "San Basilio de Palenque: lengua, fogón y taller de tambor",
          rides: ["Transporte"],
          meals: ["Desayuno"],
          scene: "drum",
        },
        {
          title: "Proyecto juvenil del barrio y despedida",
          meals: ["Desayuno"],
          scene: "land",
        },
      ],
    },
  ],
  event: {
    name: "Fin de año en la muralla",
    night: { day: "12-31", from: 21, to: 3 },
    place: "La muralla de Cartagena",
    text: "La bahía de un lado, la ciudad encendida del otro y la orquesta en medio. Una noche para recibir el año sobre la piedra.",
    tiers: [
      {
        name: "SUPER VIP",
        price: inPesos(1_820_000, 455),
        features: ["Mesa en primera línea", "Cena y brindis"],
      },
      {
        name: "PREMIUM",
        price: inPesos(1_170_000, 290),
        features: ["Mesa compartida", "Picadas y brindis"],
      },
      {
        name: "GENERAL",
        price: inPesos(650_000, 160),
        features: ["Entrada a la pista", "Brindis de medianoche"],
      },
    ],
  },
  included: [
    "Alojamiento según el paquete",
    toEat("Desayunos y las comidas mencionadas"),
    byRide("Transporte durante las actividades"),
    "Anfitriones y guías locales",
    "Talleres y materiales",
  ],
  notIncluded: [
    "Vuelos",
    "Comidas no mencionadas",
    "Boleta para la noche de fin de año",
    "Propinas y gastos personales",
  ],
  callToAction: {
    title: "El portón de Getsemaní quedó entreabierto.",
    text: "Dinos cuántos son, de 2 a 10, y para cuándo; te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Contenido e itinerario de los paquetes",
    "Qué trae cada entrada de fin de año, y de qué año es",
    "Disponibilidad y punto de encuentro",
    "Listas de lo incluido y lo no incluido",
  ],
};
