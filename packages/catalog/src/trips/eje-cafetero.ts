import { daysOf } from "../duration";
import { inDollars } from "../price";
import { byRide, toEat } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("eje-cafetero", {
  hero: [
    "Ilustración: palmas de cera muy altas sobre laderas de café, una finca y dos caminantes al amanecer.",
    "Palmas de cera sobre los cafetales",
    [730, 350, 1200, 720],
  ],
  amanecer: [
    "Ilustración: palmas de cera que sobresalen de la niebla de un valle al amanecer.",
    "El valle antes de que suba la niebla",
  ],
  willys: [
    "Ilustración: un jeep rojo con costales y plátanos en el techo, dos personas adentro y otra de pie atrás, pasa entre cafetales, con una finca al fondo.",
    "El Willys, camino al pueblo",
  ],
  atardecer: [
    "Ilustración: palmas de cera, un campesino y un niño a contraluz frente al sol de la tarde.",
    "Las palmas a contraluz",
  ],
  cerezas: [
    "Ilustración: rama de café con hojas brillantes y cerezas rojas y amarillas; un colibrí en el aire.",
    "Cerezas listas para recoger",
  ],
  recolectores: [
    "Ilustración: cuatro personas con sombrero recogen café entre los surcos, con el canasto a la cintura; delante, ramas cargadas de cerezas rojas.",
    "La cosecha, grano a grano",
  ],
  mapa: [
    "Mapa del Eje Cafetero con escala y norte: Pereira, Armenia, Cartago, Filandia y Salento con sus carreteras y ríos, y la ruta que sube a Cocora, marcada con una palma.",
    "De la carretera al valle de las palmas",
  ],
});

/** Where every night is spent. */
const BED = "Finca o hacienda cafetera";

export const ejeCafetero: ListedTrip<"eje-cafetero", typeof scenes> = {
  slug: "eje-cafetero",
  territory: "mountain",
  place: places.coffeeRegion,
  card: { list: "destinations", region: "Andes", status: "Activo", badge: "Café y palma" },
  palette: { ground: "#123c34", light: "#f3b27c", accent: "#cf3627", deep: "#8f1f22" },
  page: { packages: "columns" },
  scenes,
  destination: "Eje Cafetero",
  title: "Eje Cafetero: del cafetal a la niebla",
  description:
    "Cinco días entre fincas cafeteras, palmas de cera y pueblos de balcones, con familias caficultoras.",
  hero: {
    eyebrow: "Eje Cafetero · Quindío y Risaralda",
    title: "Del cafetal a la niebla",
    lead: "Se madruga con tinto recién colado, se camina entre palmas de cera y se aprende de café con quien lo siembra, lo recoge y lo cuenta.",
    image: scenes.hero,
  },
  about: {
    title: "El café se entiende con las manos",
    paragraphs: [
      "Una taza se toma en un minuto y tarda años en llegar. Aquí la recorres al revés: del sorbo al tostado, del tostado al patio de secado, y del patio a la ladera donde alguien escogió el grano uno por uno.",
      "Dormimos en fincas que siguen trabajando. Los Maestros de Vida abren su cocina, su beneficiadero y su huerta, y lo que pagas se queda en la vereda.",
    ],
    checks: [
      "Fincas cafeteras que siguen en producción",
      "Caminata por el Valle de Cocora",
      "Cocina de fogón con ingredientes del lugar",
      "Siembra y cuidado de árboles nativos",
    ],
  },
  travelers: { min: 2, max: 8 },
  facts: [
    { key: "duration", label: "Duración", value: "5 días / 4 noches" },
    { key: "group", label: "Grupo", value: "Mínimo 2, máximo 8 personas" },
    { key: "availability", label: "Disponibilidad", value: "Cuando tú quieras" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Pereira o Armenia" },
  ],
  galleryTitle: "Entre el grano y la palma",
  gallery: [
    scenes.amanecer,
    scenes.willys,
    scenes.cerezas,
    scenes.recolectores,
    scenes.mapa,
    scenes.atardecer,
  ],
  packages: [
    {
      name: "Primer Tinto",
      duration: daysOf(5),
      price: inDollars(1850),
      description: "Lo esencial del café y la montaña, desde una finca tradicional.",
      lodging: "Alojamiento en finca cafetera tradicional",
      features: [
        "Recorrido por el cafetal y proceso completo",
        "Caminata por el Valle de Cocora",
        "Tarde de pueblo en Salento",
      ],
    },
    {
      name: "Cosecha",
      duration: daysOf(5),
      price: inDollars(2350),
      description: "Más tiempo con las familias y una finca con vista a la cordillera.",
      badge: "Más popular",
      lodging: "Alojamiento en finca boutique",
      allOf: "Primer Tinto",
      features: [
        "Cata de cafés especiales con su productor",
        "Taller de cocina de fogón",
        "Filandia y su tejido de bejuco",
      ],
    },
    {
      name: "Gran Cosecha",
      duration: daysOf(6),
      price: inDollars(3200),
      description: "Un día más, para subir despacio y mirar aves antes del desayuno.",
      lodging: "Alojamiento en hacienda cafetera",
      allOf: "Cosecha",
      features: [
        "Avistamiento de aves al amanecer",
        "Recorrido en Willys por las veredas",
        "Jornada de siembra con la comunidad",
      ],
    },
  ],
  included: [
    byRide("Transporte privado desde y hacia Pereira o Armenia"),
    "Alojamiento según el paquete",
    toEat("Alimentación completa"),
    "Recorridos guiados con Maestros de Vida",
  ],
  notIncluded: [
    "Vuelos",
    "Bebidas y comidas no especificadas",
    "Actividades opcionales, como parapente o canopy",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "Cinco días de ladera",
    days: [
      {
        title: "Llegada y primer tinto",
        text: "Te recogemos en Pereira o Armenia y la tarde es de corredor, hamaca y presentación de la finca.",
        rides: ["Transporte privado"],
        meals: ["Cena"],
        bed: BED,
        scene: "road",
      },
      {
        title: "Del grano a la taza",
        text: "Recolección, despulpado, secado y tueste con la familia que lo hace todos los días.",
        meals: ["Todas las comidas"],
        scene: "land",
      },
      {
        title: "Palmas de cera",
        text: "Caminata por el Valle de Cocora y bajada a Salento, para oír el pueblo cuando se van los buses.",
        rides: ["A pie"],
        meals: ["Todas las comidas"],
        scene: "walk",
      },
      {
        title: "Fogón y vereda",
        text: "Cocina de leña por la mañana y, por la tarde, visita a un proyecto de la comunidad.",
        meals: ["Todas las comidas"],
        scene: "fire",
      },
      {
        title: "El último tinto",
        text: "Desayuno sin afán, café para llevar y regreso a Pereira o Armenia.",
        rides: ["Transporte privado"],
        meals: ["Desayuno"],
        scene: "roadBack",
      },
    ],
  },
  callToAction: {
    title: "Hay una mecedora libre en el corredor.",
    text: "Dinos cuándo vienes y cuántos son; te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Si el precio incluye entradas, impuestos o seguro",
    "Nombres y contenido de los paquetes",
    "Listas de lo incluido y lo no incluido",
    "Itinerario día a día o su marco",
  ],
};
