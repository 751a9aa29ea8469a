import { experiences } from "../experiences";
import { formatSeason, type Season } from "../season";
import { chocoPayment, lodgingOptions } from "./choco";
import { pictures } from "./pictures";
import type { Trip } from "./trip";

const { hero, gallery } = pictures["fin-de-ano-choco"];

const season: Season = { start: "2025-12-31", end: "2025-12-31" };

const about: Record<(typeof experiences)[number]["id"], string> = {
  "whale-safari": "En lancha, a buscar soplos y colas con pescadores que saben esperar.",
  "surf-lesson": "Primera ola o la siguiente, con gente joven del pueblo.",
  "artisanal-fishing": "Línea de mano y paciencia, y el almuerzo que salga.",
  massage: "Manos de la comunidad y plantas de la azotea, con el mar de fondo.",
};

/** New Year in the Pacific, 31 December 2025. */
export const finDeAnoChoco: Trip = {
  slug: "fin-de-ano-choco",
  destination: "Chocó",
  name: "Fin de año en el Chocó",
  concept: "Fin de Año en el Chocó",
  title: "Fin de año en el Pacífico",
  description:
    "Recibe el año en la costa del Chocó, el 31 de diciembre de 2025, con dos experiencias a tu elección.",
  season,
  hero: {
    eyebrow: "Chocó · Costa pacífica",
    title: "Fin de año en el Pacífico",
    lead: "La última puesta de sol del año cae en el agua. La primera mañana llega con marea baja, café y la playa entera por caminar.",
    badge: formatSeason(season),
    image: hero,
  },
  about: {
    title: "El año se va con la marea",
    paragraphs: [
      "Aquí no hay cuenta regresiva en pantalla gigante. Hay tambor, sancocho de leña y un muñeco de año viejo que el pueblo viste entre todos.",
      "Entre una cosa y otra escoges dos experiencias: las que quieras, con quienes las viven todo el año.",
    ],
    checks: [
      "Noche del 31 con la comunidad",
      "Dos experiencias incluidas desde 4 días",
      "Playa, selva y mar con guías locales",
      "Parte del viaje apoya al Jardín del Mar",
    ],
  },
  facts: [
    { key: "dates", label: "Fecha", value: formatSeason(season) },
    { key: "duration", label: "Duración", value: "4 o 5 días" },
    { key: "group", label: "Grupo", value: "Grupos pequeños" },
    { key: "meetingPoint", label: "Punto de encuentro", value: "Nuquí" },
  ],
  experiences: {
    title: "Escoge dos experiencias",
    text: "Vienen incluidas desde 4 días. Las que marques aquí quedan marcadas en tu solicitud, y allá las puedes cambiar.",
    items: experiences.map(({ id, name }) => ({ title: name, text: about[id] })),
  },
  gallery,
  packages: lodgingOptions({
    posada4: 3_100_000,
    posada5: 3_450_000,
    ecolodge4: 4_400_000,
    ecolodge5: 4_600_000,
  }),
  packageWords: { title: "Elige dónde dormir" },
  priceNotes: ["Precios por persona, con dos experiencias incluidas desde 4 días."],
  payment: chocoPayment,
  donation: {
    title: "¿No puedes venir? Igual puedes sumar",
    text: "El Jardín del Mar, en Arusí, recibe aportes para agua limpia, energía solar y educación marina. La donación se hace en una página externa.",
    button: "Donar al Jardín del Mar",
  },
  included: [
    "Alojamiento en la opción que escojas",
    "Alimentación completa y cena del 31",
    "Lancha ida y vuelta (45 minutos)",
    "Dos experiencias a tu elección",
    "Guías locales, los Maestros de Vida",
    "Seguro de viaje básico",
  ],
  notIncluded: [
    "Vuelos hasta Nuquí",
    "Impuesto de ingreso a la región",
    "Experiencias adicionales",
    "Propinas y gastos personales",
  ],
  itinerary: {
    title: "Día a día hasta el año nuevo",
    days: [
      {
        title: "Llegada al Pacífico",
        text: "Vuelo hasta Nuquí, lancha por la costa y tarde de playa larga.",
      },
      {
        title: "Tu primera experiencia",
        text: "La que escogiste, con el mar decidiendo la hora.",
      },
      {
        title: "La última noche",
        text: "31 de diciembre: preparar el año viejo, cocinar con el pueblo y bailar hasta las doce.",
      },
      {
        title: "El primer baño",
        text: "1 de enero: mar, siesta y tu segunda experiencia.",
      },
      {
        title: "Regreso",
        text: "Desayuno frente al mar y lancha a Nuquí. Es el día extra de la opción de 5 días.",
      },
    ],
  },
  callToAction: {
    title: "Doce uvas, doce olas.",
    text: "Cuéntanos cuántos son y qué dos experiencias quieren; te respondemos por WhatsApp con el link de reserva.",
  },
  pending: [
    "Qué trae cada alojamiento",
    "Qué días cubren las opciones de 4 y de 5 días",
    "Punto de encuentro, tamaño del grupo e impuesto de ingreso",
    "Listas de lo incluido y lo no incluido",
    "Experiencias día a día",
    "Si el safari de ballenas se ofrece en diciembre, fuera de su temporada (junio a noviembre)",
  ],
};
