import { daysOf } from "../duration";
import { inPesos } from "../price";
import { byRide, toEat } from "./included";
import { places } from "./places";
import { drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("guaviare", {
  hero: [
    "Ilustración: un tepuy con pinturas rupestres al amanecer; dos personas lo miran desde una roca.",
    "El muro pintado sobre la selva",
    [700, 160, 1440, 680],
  ],
  amanecer: [
    "Ilustración: el sol sale tras un arco de piedra, sobre un valle con niebla y mesetas; dos personas lo miran entre palmas moriche.",
    "El sol entra por la puerta de piedra",
  ],
  pinturas: [
    "Ilustración: dos personas miran figuras pintadas en ocre sobre una pared de roca.",
    "Frente a las pinturas",
  ],
  rio: [
    "Ilustración: un bongo con toldo lleva a cuatro pasajeros y su motorista por un río color de té, con selva en ambas orillas; dos toninas rosadas asoman el lomo.",
    "Río arriba, agua color de té",
  ],
  "ciudad-de-piedra": [
    "Ilustración: dos caminantes entre torres de roca con musgo y raíces.",
    "Entre las torres de piedra",
  ],
  noche: [
    "Ilustración: cuatro personas sentadas alrededor de una fogata frente a una maloca, bajo la Vía Láctea.",
    "Fogata junto a la maloca",
  ],
  caminantes: [
    "Ilustración: un guía y tres caminantes a contraluz sobre una loma al atardecer.",
    "De vuelta al caer la tarde",
  ],
});

/** Guaviare, "Magia Ancestral". Prices and figures as the operator states them. */
export const guaviare: ListedTrip<"guaviare", typeof scenes> = {
  slug: "guaviare",
  territory: "jungle",
  place: places.sanJoseDelGuaviare,
  card: {
    list: "destinations",
    region: "Amazonia y Orinoquia",
    status: "Activo",
    badge: "Arte rupestre",
  },
  scenes,
  destination: "Guaviare",
  title: "Guaviare: Magia Ancestral",
  description:
    "Tepuyes, pinturas rupestres y selva en San José del Guaviare, con guías de las comunidades.",
  hero: {
    eyebrow: "Guaviare · Amazonia y Orinoquia",
    title: "Magia Ancestral",
    lead: "Donde la sabana se vuelve selva, la roca guarda las historias más antiguas del país. Se llega a pie, en lancha y con quien las sabe contar.",
    image: scenes.hero,
  },
  about: {
    title: "Una pared pintada, un río y tiempo para mirarlos",
    paragraphs: [
      "El Guaviare estuvo décadas lejos de los mapas de viaje. Hoy son sus propias comunidades las que abren la puerta: familias campesinas que cambiaron de oficio, sabedores indígenas y guías que crecieron al pie de la serranía.",
      "Las paredes de La Lindosa guardan pinturas hechas hace unos 10.000 años: venados, dantas, manos, danzas. Las miramos con calma y a distancia, como se mira algo prestado.",
    ],
    checks: [
      "Guías locales en cada salida",
      "Comidas preparadas por familias anfitrionas",
      "Grupos pequeños y caminos de bajo impacto",
      "Parte de cada viaje vuelve a proyectos comunitarios",
    ],
  },
  figures: [
    { value: "2", label: "parques naturales" },
    { value: "9", label: "grupos étnicos" },
    { value: "7", label: "ecosistemas" },
    { value: "20.000", label: "años de arte rupestre" },
  ],
  facts: [
    { key: "duration", label: "Duración", value: "Hasta 5 días / 4 noches" },
    { key: "group", label: "Grupo", value: "Grupos pequeños" },
    { key: "availability", label: "Disponibilidad", value: "Cuando tú quieras" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "San José del Guaviare" },
  ],
  galleryTitle: "La selva de cerca",
  gallery: [
    scenes.amanecer,
    scenes.pinturas,
    scenes.rio,
    scenes["ciudad-de-piedra"],
    scenes.caminantes,
    scenes.noche,
  ],
  packages: [
    {
      name: "Puerta de la Selva",
      price: inPesos(2_362_000),
      description: "El primer encuentro con la serranía: lo esencial, sin prisa.",
      lodging: "Alojamiento en posada campesina",
      meals: "Alimentación con familias anfitrionas",
      features: [
        "Caminata guiada al arte rupestre de La Lindosa",
        "Ciudad de piedra y túneles naturales",
      ],
    },
    {
      name: "Memoria de Piedra",
      price: inPesos(2_608_000),
      description: "Más tiempo frente a las paredes, y un día de río.",
      badge: "Más popular",
      allOf: "Puerta de la Selva",
      features: [
        "Segundo mirador de arte rupestre",
        "Recorrido en lancha con pescadores locales",
        "Taller con una familia de sabedores",
      ],
    },
    {
      name: "Magia Ancestral",
      duration: daysOf(5),
      price: inPesos(3_100_000),
      description: "El viaje completo: roca, río, selva y una noche en maloca.",
      allOf: "Memoria de Piedra",
      features: [
        "Noche en maloca con relato al fuego",
        "Caminata de selva al amanecer",
        "Encuentro con un proyecto de restauración",
      ],
    },
  ],
  included: [
    byRide("Transporte terrestre y fluvial dentro del recorrido"),
    "Alojamiento según el paquete",
    toEat("Alimentación completa"),
    "Guías locales en español",
  ],
  notIncluded: [
    "Vuelos hasta San José del Guaviare",
    "Bebidas y comidas fuera del menú",
    "Gastos personales y propinas",
    "Actividades no mencionadas",
  ],
  itinerary: {
    title: "Día a día",
    placeholder:
      "Estamos terminando de dibujar el itinerario con las comunidades. Escríbenos y te lo enviamos apenas esté listo.",
  },
  callToAction: {
    title: "La roca no se va a mover: elige tú la fecha.",
    text: "Cuéntanos tus fechas y te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Si el precio incluye entradas, impuestos o seguro",
    "Nombres de los paquetes",
    "Duración de Puerta de la Selva y de Memoria de Piedra",
    "Tamaño del grupo",
    "Itinerario día a día",
    "Listas de lo incluido y lo no incluido",
  ],
};
