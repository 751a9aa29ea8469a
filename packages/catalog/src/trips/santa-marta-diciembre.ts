import { forGroup, GROUP_SIZE } from "../price";
import { places } from "./places";
import { CITY, groupPriceNotes, PARK, parkEntry, santaMarta } from "./santa-marta";
import { detailsOf, drawnScenes } from "./scenes";
import type { ListedTrip } from "./trip";

const scenes = drawnScenes("santa-marta-diciembre", {
  hero: [
    "Ilustración: botes adornados con luces en la bahía, de noche, bajo los picos nevados de la Sierra.",
    "Luces en la bahía",
    [690, 90, 1230, 420],
  ],
});

const pictures = [santaMarta.scenes.bahia, santaMarta.scenes.rio, santaMarta.scenes.nieve];

/** The river experience of a whole group in December. */
const RIVER_COP = 2_860_000;

/** December's own figures. */
const group = (cityCop: number, parkCop: number) =>
  forGroup({
    cityCop,
    parkCop,
    extrasCop: [660_000, RIVER_COP, 660_000],
  });

const prices = [
  group(2_750_000, 5_885_000),
  group(2_860_000, 5_885_000),
  group(6_627_330, 5_060_000),
];

/** Santa Marta in December: the same trip at the season's prices. */
export const santaMartaDiciembre: ListedTrip<"santa-marta-diciembre", typeof scenes> = {
  ...santaMarta,
  slug: "santa-marta-diciembre",
  place: places.santaMarta,
  card: { list: "seasonal", badge: "Disponible Ahora", advertisedUsd: 295 },
  palette: { ground: "#0e4049", light: "#ffd07a", accent: "#d1572d", deep: "#9a3a1a" },
  page: { packages: "columns", itinerary: "paper" },
  scenes,
  // The team must see from the request that the season's prices apply.
  destination: "Santa Marta en diciembre",
  name: "Diciembre en el Caribe",
  title: "Diciembre en el Caribe: Santa Marta",
  description: "Diciembre en grupo entre Santa Marta, el Tayrona y los ríos de la Sierra Nevada.",
  hero: {
    eyebrow: "Santa Marta · Temporada de diciembre",
    title: "Diciembre en el Caribe",
    lead: "Llega la brisa, la Sierra amanece despejada y el mar se pone de fiesta. Diciembre en Santa Marta, con el grupo completo.",
    badge: "Diciembre",
    image: scenes.hero,
  },
  about: {
    title: "La brisa de diciembre avisa que llegamos",
    paragraphs: [
      "En diciembre los alisios limpian el cielo y la Sierra se deja ver desde la playa. Las casas sacan mecedoras, suenan los villancicos con tambora y la ciudad se queda despierta.",
      "El viaje junta esa ciudad de fiesta con el silencio del parque. Es para grupos: lo ideal son diez personas, y se ajusta.",
    ],
    checks: [
      "Ciudad en fiesta y parque en calma",
      "Río de la Sierra con guías locales",
      "Noche de cocina y música samaria",
      "Caminos del Tayrona antes del mediodía",
    ],
  },
  months: [12, 12],
  facts: [
    { key: "duration", label: "Duración", value: "4 días / 3 noches" },
    { key: "group", label: "Grupo ideal", value: `${GROUP_SIZE} personas (ajustable)` },
    { key: "season", label: "Temporada", value: "Diciembre" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Santa Marta" },
  ],
  galleryTitle: "La Sierra despejada",
  gallery: [
    santaMarta.scenes.amanecer,
    ...detailsOf(scenes.hero, [
      [
        1080,
        424,
        480,
        "Botes con guirnaldas de luces, reflejadas en la bahía.",
        "Botes de diciembre",
      ],
      [540, 60, 760, "La luna sobre los picos nevados de la Sierra.", "La nieve, de noche"],
      [640, 740, 460, "Cuatro personas en la playa miran las luces.", "Desde la orilla"],
    ]),
    santaMarta.scenes.mapa,
    santaMarta.scenes.atardecer,
  ],
  priceUnit: "person",
  packages: santaMarta.packages.map((one, i) => ({
    ...one,
    price: prices[i] ?? one.price,
    image: pictures[i],
  })),
  priceNotes: [...groupPriceNotes, "La experiencia de río ya está en el total."],
  notIncluded: [parkEntry, ...santaMarta.notIncluded.slice(1)],
  itinerary: {
    title: "La tarde en mecedora, la mañana en la selva",
    days: [
      {
        title: "Mecedora y bahía",
        text: "Llegada, centro histórico con luces de diciembre y primer atardecer.",
        bed: CITY,
        scene: "sea",
      },
      {
        title: "Agua de la Sierra",
        text: "Mañana de río y almuerzo a la orilla con familias del lugar.",
        rides: ["Transporte"],
        meals: ["Desayuno", "Almuerzo"],
        bed: PARK,
        scene: "swim",
      },
      {
        title: "Tayrona temprano",
        text: "Camino de selva hasta la playa, antes de que apriete el sol.",
        rides: ["A pie"],
        meals: ["Desayuno"],
        scene: "walk",
      },
      {
        title: "Hasta el otro diciembre",
        text: "Último baño, desayuno largo y regreso a la ciudad.",
        rides: ["Transporte"],
        meals: ["Desayuno"],
        scene: "land",
      },
    ],
  },
  callToAction: {
    title: "En diciembre la casa se llena rápido.",
    text: "Cuéntanos cuántos son y en qué días de diciembre vienen; te respondemos por WhatsApp.",
  },
  pending: [
    ...santaMarta.pending.filter((fact) => !fact.includes("600.000")),
    "A qué corresponden los dos extras de 660.000 pesos",
    "Fechas de la temporada de diciembre",
    "Precio por persona de la experiencia de río en diciembre",
  ],
};
