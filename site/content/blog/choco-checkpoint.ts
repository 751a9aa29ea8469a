import {
  copFromUsd,
  drawing,
  type Fact,
  formatCop,
  formatMonths,
  formatNumber,
  formatUsd,
  type Trip,
  tripName,
  trips,
  voluntariado,
} from "@maloca/catalog";
import { home } from "../home";
import { heading, picture, quote, type Story, text } from "./story";

const { pilot } = home;
const { commercialUsd: commercial, philanthropicUsd: philanthropic } = pilot.investment;
const total = commercial + philanthropic;
const litres = `${formatNumber(pilot.litresPerDay)} litros`;
const [sardines, whales, shark] = voluntariado.seasons.map(({ months }) => formatMonths(months));
/** Whether a trip goes to the coast of the story. */
const isThere = ({ destination }: Trip) => destination === voluntariado.destination;
const [, waterfall, , estuary] = voluntariado.gallery;

/** The first regenerative checkpoint. Its figures are the pilot's, as stated. */
export const chocoCheckpoint: Story & {
  facts: readonly Fact[];
  /** Links to trips at the story's end. */
  next: readonly { href: string; label: string }[];
} = {
  slug: "choco-checkpoint",
  title: "El primer checkpoint regenerativo nació en el Chocó",
  description:
    "Cómo el Jardín del Mar, en Arusí, se volvió el punto de partida: agua, luz, educación marina y unas cuantas dudas.",
  eyebrow: "Arusí, Chocó",
  lead: "Arusí queda donde se acaba el camino y sigue el agua. Allí, con familias que llevan la vida entera mirando el mar, empezó el Jardín del Mar.",
  image: drawing("blog-choco-checkpoint/hero"),
  facts: [
    { label: "Dónde", value: pilot.place },
    { label: "Estado", value: `${pilot.status} · ${pilot.year}` },
    { label: "Familias", value: `${pilot.families}` },
    { label: "Niñas y niños en educación marina", value: `${pilot.children}` },
    { label: "Agua limpia", value: `${litres} al día` },
    { label: "Empleos", value: `${pilot.jobs}` },
  ],
  card: {
    excerpt: "Cómo Arusí y su Jardín del Mar se volvieron el punto de partida.",
    category: "Comunidades",
    picture: drawing("choco/mapa"),
  },
  pieces: [
    ...text(
      "A Arusí se llega por mar, con el morral envuelto en plástico y la mirada puesta en la orilla, que primero es una línea oscura, después es selva y al final es gente que saluda. La lancha tarda 45 minutos. Es poco tiempo y alcanza para casi todo: para mojarse, para callarse, para entender que aquí el horario lo pone la marea.",
      "Este es el lugar donde nació nuestro primer checkpoint. La palabra viene de los juegos y de los viajes largos: un punto del camino donde uno se detiene, guarda lo que lleva y toma aire para seguir. Nos gustó por eso. También porque obliga a una pregunta incómoda: si el viajero se detiene aquí, ¿qué le queda al lugar cuando se va?",
    ),
    heading("Primero, dejar de llevar soluciones"),
    ...text(
      "El turismo suele llegar a la costa con el libreto escrito. Trae la cabaña, el menú, la foto y hasta el agradecimiento. Regenerar empieza al revés. Empieza por preguntar qué se cuida ya, quién lo cuida y qué le hace falta a esa persona para seguir haciéndolo. Esas respuestas no caben en una encuesta: salen remendando red, pelando pescado, esperando a que escampe.",
      "Por eso un checkpoint no es un hotel ni una obra con placa. Es un proyecto de la comunidad que el viaje ayuda a sostener. Lo llevan sus Maestros de Vida, que es como llamamos a los guías del lugar: quien lee las olas, quien sabe de plantas, quien cocina para todos sin afán.",
      "El nuestro se llama Jardín del Mar, y el nombre ya es un argumento.",
    ),
    quote("A un jardín no se le saca: se le atiende."),
    heading("Agua, luz, escuela"),
    ...text(
      `Lo que hay se puede decir sin adornos. Agua limpia: ${litres} al día. Energía solar comunitaria. ${pilot.families} familias. ${pilot.children} niñas y niños en educación marina. ${pilot.jobs} empleos. Son cifras cortas, y a propósito: cada una tiene que poder verse desde la puerta de alguna casa.`,
      "El agua va primero porque con ella empieza todo lo demás. Que haga falta agua limpia donde llueve tanto parece un chiste, y no lo es: entre la lluvia y el vaso hay un trecho, y ese trecho es trabajo. La luz del sol hace que la noche no dependa del ruido de un motor. Y la educación marina pone a los niños a mirar el mar que ya conocen con una pregunta nueva encima.",
    ),
    ...picture(estuary),
    ...text(
      `También hay cuentas, y preferimos contarlas. El piloto suma una inversión de ${formatUsd(total)} (aprox. ${formatCop(copFromUsd(total))}): ${formatUsd(commercial)} de capital comercial, que espera retorno, y ${formatUsd(philanthropic)} de filantropía, que no. Mezclar las dos incomoda a unos y a otros, y ahí está la gracia: lo que debe sostenerse solo se mide como negocio; lo que ningún negocio paga no se le cobra al viajero disfrazado de experiencia.`,
    ),
    heading("Lo que no sabemos"),
    ...text(
      "Sería cómodo cerrar aquí, con el bote y el atardecer. Pero un comienzo honesto trae dudas. No sabemos todavía cuánta visita le hace bien a un pueblo y desde cuándo le hace mal. No sabemos si el entusiasmo de un piloto aguanta la rutina. No sabemos qué parte de esto servirá en otra costa, en una montaña, en el desierto, y qué parte es solo de Arusí y hay que dejarla quieta.",
      "Lo que sí tenemos es una manera de averiguarlo: despacio, con la comunidad en la mesa donde se decide y no solo en la foto. Si algo no funciona, que se diga. Si algo funciona, que se quede aunque nosotros no estemos.",
    ),
    ...picture(waterfall),
    heading("Si vienes"),
    ...text(
      `Si vienes, ven con tiempo. El mar tiene su propia agenda: en ${sardines}, las sardinas; de ${whales}, las ballenas jorobadas; en ${shark}, el tiburón ballena. Y en cualquier mes, lluvia, que por algo la selva es tan verde.`,
      "Nadie te va a pedir que salves nada. Vas a cargar, a escuchar, a preguntar dos veces. Vas a comer lo que haya dado el día. Y una tarde, sin que nadie lo anuncie, vas a entender por qué le pusimos checkpoint: porque hay lugares en los que uno se detiene para poder seguir, y hay viajes que solo valen si el lugar también sigue, un poquito mejor de como estaba.",
    ),
  ],
  next: [voluntariado, ...trips.filter(isThere)].map((trip) => ({
    href: `/${trip.slug}`,
    label: tripName(trip),
  })),
  pending: ["Fecha de publicación", "Revisión del relato por la comunidad de Arusí"],
};
