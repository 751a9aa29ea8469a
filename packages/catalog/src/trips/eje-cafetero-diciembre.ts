import { daysOf } from "../duration";
import { inDollars } from "../price";
import { byRide, toEat } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("eje-cafetero-diciembre", {
  hero: [
    "Ilustración: una finca cafetera iluminada al anochecer, con faroles en el camino y palmas de cera; un abuelo, una abuela y una niña con su farol en la puerta.",
    "Diciembre en la finca",
    [690, 480, 1080, 900],
  ],
  corredor: [
    "Ilustración: el corredor largo de una finca, de noche, con faroles, flores en la baranda y una familia de tres generaciones al fondo.",
    "El corredor encendido",
  ],
  pueblo: [
    "Ilustración: una calle de casas de colores con faroles en la acera y bombillos; una mujer enciende una vela, hay niños que juegan y vecinos que conversan.",
    "Noche de velitas en el pueblo",
  ],
  abuela: [
    "Ilustración: en el corredor, junto a una puerta encendida y geranios, una abuela sentada le habla a un niño que sostiene un farol.",
    "Un cuento antes de dormir",
  ],
  acera: [
    "Ilustración: velas de colores en fila sobre una tabla en la acera; una mujer las prende, un abuelo y una niña miran.",
    "Se prenden las velas",
  ],
  cocina: [
    "Ilustración: en la cocina de leña una mujer revuelve la olla, otra sale con una bandeja y una niña las mira; del techo cuelgan mazorcas.",
    "Natilla en fogón de leña",
  ],
  balcon: [
    "Ilustración: un balcón de madera azul sobre la calle; alguien cuelga un farol, una abuela descansa y una niña saluda.",
    "El balcón se alista",
  ],
});

/** Where every night is spent. */
const BED = "Finca cafetera";

/** Christmas in the Coffee Region. Names, prices and lists as the operator states them. */
export const ejeCafeteroDiciembre: ListedTrip<"eje-cafetero-diciembre", typeof scenes> = {
  slug: "eje-cafetero-diciembre",
  territory: "mountain",
  place: places.coffeeRegion,
  card: { list: "seasonal", badge: "Edición Especial", advertisedUsd: 2050 },
  palette: { ground: "#4a1116", light: "#f4c766", accent: "#c8502f", deep: "#1d5a41" },
  page: {
    facts: "strip",
    packages: "columns",
    gallery: "quilt",
    itinerary: "paper",
    order: ["about", "packages", "lists", "gallery", "way", "itinerary", "callToAction"],
  },
  scenes,
  destination: "Eje Cafetero",
  name: "Navidad en el Eje Cafetero",
  concept: "Eje Cafetero Fin de Año",
  fixedConcept: true,
  title: "Navidad en el Eje Cafetero",
  description:
    "Diciembre entre fincas cafeteras: novena, natilla, alumbrados y caminatas, todo incluido.",
  season: { start: "2025-12-15", end: "2025-12-20" },
  hero: {
    eyebrow: "Eje Cafetero · Temporada de Navidad",
    title: "Navidad en el Eje Cafetero",
    lead: "Faroles en el corredor, natilla en el fogón y la montaña oliendo a café recién bajado del árbol.",
    badge: "Diciembre 2025",
    image: scenes.hero,
  },
  about: {
    title: "La Navidad se reza, se come y se camina",
    paragraphs: [
      "En diciembre las fincas encienden faroles y los pueblos sacan las sillas a la calle. Llegamos en esos días, cuando la cosecha va bajando y hay tiempo para conversar.",
      "La novena es con la familia anfitriona, el café es de esa ladera y el pesebre se arma con lo que da el monte sin dañarlo.",
    ],
    checks: [
      "Novena y cena navideña con la familia anfitriona",
      "Alumbrados en los pueblos cafeteros",
      "Café del grano a la taza, con quien lo cultiva",
      "Caminata entre las palmas de cera de Cocora",
      "Taller de natilla y buñuelos al fogón",
      "Siembra de árboles nativos con la vereda",
    ],
  },
  travelers: { min: 2, max: 8 },
  facts: [
    { key: "duration", label: "Duración", value: "5 días / 4 noches" },
    { key: "group", label: "Grupo", value: "Mínimo 2, máximo 8 personas" },
    { key: "season", label: "Temporada", value: "Diciembre de 2025" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Pereira o Armenia" },
  ],
  galleryTitle: "La finca, con faroles",
  gallery: [
    scenes.corredor,
    scenes.pueblo,
    scenes.abuela,
    scenes.acera,
    scenes.cocina,
    scenes.balcon,
  ],
  priceUnit: "person",
  packages: [
    {
      name: "Experiencia Esencial",
      duration: daysOf(5),
      price: inDollars(2050),
      description: "La Navidad de siempre, en una finca que sigue recogiendo café.",
      lodging: "Alojamiento en finca cafetera tradicional",
      meals: "Todas las comidas",
      features: [
        "Recorrido por el cafetal con su familia",
        "Cata de café y proceso completo",
        "Caminata por el Valle de Cocora",
        "Novena y cena navideña en la finca",
        "Tarde de alumbrados en el pueblo",
      ],
    },
    {
      name: "Experiencia Completa",
      duration: daysOf(5),
      price: inDollars(2600),
      description: "Una finca boutique y más manos en la masa, en el café y en la tierra.",
      badge: "Más popular",
      lodging: "Alojamiento en finca boutique",
      meals: "Todas las comidas",
      features: [
        "Recorrido por el cafetal con su familia",
        "Cata de café y proceso completo",
        "Caminata por el Valle de Cocora",
        "Novena y cena navideña en la finca",
        "Tarde de alumbrados en el pueblo",
        "Taller de natilla y buñuelos al fogón",
        "Jornada de siembra de árboles nativos",
      ],
    },
    {
      name: "Experiencia Premium",
      duration: daysOf(6),
      price: inDollars(3550),
      description: "Un día más, una finca hotel de lujo y la cordillera desde el aire.",
      lodging: "Alojamiento en finca hotel de lujo",
      meals: "Todas las comidas",
      features: [
        "Un día adicional de aventura",
        "Vuelo en parapente",
        "Recorrido en jeep clásico",
        "Spa de café",
        "Cata de cafés especiales",
        "Experiencia de vinos de la región",
        "Caminata por el Valle de Cocora",
        "Novena y cena navideña en la finca",
      ],
    },
  ],
  packageWords: { reserve: "Reservar {package}" },
  priceNotes: ["Precios por persona en acomodación doble, todo incluido."],
  included: [
    byRide("Transporte privado desde y hacia Pereira o Armenia"),
    "4 noches en finca cafetera",
    toEat("Todas las comidas"),
    "Recorridos guiados con maestros locales",
    "Cata de café y proceso completo",
    "Actividades en el Valle de Cocora",
    "Entradas a parques y reservas",
    "Seguro de viaje básico",
  ],
  notIncluded: [
    "Vuelos",
    "Comidas y bebidas no especificadas",
    "Actividades opcionales (parapente, canopy)",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "Faroles, café y natilla",
    days: [
      {
        title: "Faroles de bienvenida",
        text: "Llegada desde Pereira o Armenia, almuerzo de finca y primera novena en el corredor.",
        rides: ["Transporte privado"],
        meals: ["Almuerzo", "Cena"],
        bed: BED,
        scene: "road",
      },
      {
        title: "Del grano a la taza",
        text: "Un día entero de café: recoger, despulpar, secar, tostar y catar.",
        meals: ["Todas las comidas"],
        scene: "land",
      },
      {
        title: "Valle de Cocora",
        text: "Caminata entre palmas de cera y regreso por Salento, con los balcones encendidos.",
        rides: ["A pie"],
        meals: ["Todas las comidas"],
        scene: "walk",
      },
      {
        title: "Natilla y buñuelos",
        text: "Mañana de fogón con la familia anfitriona y cena navideña a la luz de los faroles.",
        meals: ["Todas las comidas"],
        scene: "fire",
      },
      {
        title: "Hasta la próxima cosecha",
        text: "Desayuno, café para llevar y traslado a Pereira o Armenia.",
        rides: ["Transporte privado"],
        meals: ["Desayuno"],
        scene: "roadBack",
      },
    ],
  },
  callToAction: {
    title: "En la novena siempre cabe una silla más.",
    text: "Cuéntanos cuántos son y qué día llegan; armamos contigo los días de Navidad.",
    contact: "Contáctanos por WhatsApp",
  },
  pending: [
    "Los seis destacados de la descripción",
    "Características de Esencial y Completa, salvo el alojamiento",
    "Itinerario día a día o su marco",
  ],
};
