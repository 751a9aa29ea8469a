import { scene, scenesOf } from "./scenes";
import type { Picture } from "./trip";

/** x, y and width on the poster; what is seen there. */
type Detail = readonly [x: number, y: number, width: number, alt: string, caption: string];

/** A poster is 1600 × 1000. */
const RATIO = 1000 / 1600;

/** Details of a poster: the same file, seen from nearer. */
const from = (poster: Picture, details: readonly Detail[]): readonly Picture[] =>
  details.map(([x, y, width, alt, caption]) => ({
    src: `${poster.src}#svgView(viewBox(${[x, y, width, Math.round(width * RATIO)]}))`,
    alt,
    caption,
  }));

const providencia = scene("providencia/hero");
const sanAndres = scene("san-andres/hero");
const santaMarta = scene("santa-marta/hero");
const luces = scene("santa-marta-diciembre/hero");
const velitas = scene("velitas-choco/hero");
const finDeAno = scene("fin-de-ano-choco/hero");
const finDeAnoRio = scene("macarena-fin-de-ano/hero");

const [corridor, street] = scenesOf("eje-cafetero-diciembre", ["corredor", "pueblo"]) as [
  Picture,
  Picture,
];

const cristales = scenesOf("macarena", [
  "mediodia",
  "plantas",
  "amanecer",
  "caminantes",
  "mapa",
  "atardecer",
]);

const pacifico = scenesOf("choco", [
  "amanecer",
  "cascada",
  "heliconia",
  "avistamiento",
  "mapa",
  "atardecer",
]);

const sierra = from(santaMarta, [
  [640, 540, 620, "Dos personas sobre una roca enorme, a la orilla del mar.", "La roca"],
  [1080, 300, 500, "Palmeras y selva hasta donde alcanza la vista.", "Selva adentro"],
  [600, 60, 760, "Los picos nevados de la Sierra sobre la selva.", "La nieve"],
  [1000, 640, 560, "Rocas redondas y arena en una ensenada.", "La ensenada"],
  [560, 480, 460, "Dos siluetas señalan la otra orilla de la bahía.", "La otra orilla"],
  [40, 400, 620, "La orilla de la bahía en sombra, con una palmera.", "La bahía"],
]);

/**
 * The drawn pictures of each trip: its poster, its gallery, and those of its packages. Packages
 * show details of the poster.
 */
export const pictures = {
  "eje-cafetero": {
    hero: scene("eje-cafetero/hero"),
    gallery: scenesOf("eje-cafetero", [
      "amanecer",
      "willys",
      "cerezas",
      "recolectores",
      "mapa",
      "atardecer",
    ]),
  },
  /** Two pictures in turn. */
  "eje-cafetero-diciembre": {
    hero: scene("eje-cafetero-diciembre/hero"),
    gallery: [corridor, street, corridor, street, corridor, street],
  },
  providencia: {
    hero: providencia,
    packages: from(providencia, [
      [880, 100, 640, "Un velero con tres personas frente a las montañas de la isla.", "A vela"],
      [500, 370, 560, "Alguien bucea a pulmón entre rayos de sol y peces.", "A pulmón"],
      [640, 620, 600, "Un coral rojo, redondo como un cerebro, en el fondo azul.", "El coral"],
    ]),
    gallery: scenesOf("providencia", [
      "mediodia",
      "tortuga",
      "amanecer",
      "casa",
      "mapa",
      "atardecer",
    ]),
  },
  "san-andres": {
    hero: sanAndres,
    packages: from(sanAndres, [
      [460, 680, 480, "Cinco personas bailan en la playa.", "El patio"],
      [480, 280, 640, "Un sol enorme baja detrás de un velero y del picó.", "La brisa"],
      [
        740,
        520,
        560,
        "Un picó de parlantes de colores, con gente bailando a los lados.",
        "El picó",
      ],
    ]),
    gallery: scenesOf("san-andres", [
      "amanecer",
      "rayas",
      "mediodia",
      "musicos",
      "mapa",
      "atardecer",
    ]),
  },
  "santa-marta": {
    hero: santaMarta,
    packages: sierra.slice(0, 3),
    gallery: scenesOf("santa-marta", [
      "amanecer",
      "tucan",
      "mediodia",
      "puente",
      "mapa",
      "atardecer",
    ]),
  },
  "santa-marta-diciembre": {
    hero: luces,
    packages: [...sierra.slice(3, 5), ...sierra.slice(2, 3)],
    gallery: [
      scene("santa-marta/amanecer"),
      ...from(luces, [
        [
          780,
          500,
          640,
          "Botes con guirnaldas de luces, reflejadas en la bahía.",
          "Botes de diciembre",
        ],
        [540, 60, 760, "La luna sobre los picos nevados de la Sierra.", "La nieve, de noche"],
        [660, 760, 440, "Cuatro personas en la playa miran las luces.", "Desde la orilla"],
      ]),
      ...scenesOf("santa-marta", ["mapa", "atardecer"]),
    ],
  },
  guajira: {
    hero: scene("guajira/hero"),
    gallery: scenesOf("guajira", [
      "amanecer",
      "flamenco",
      "mediodia",
      "noche",
      "mapa",
      "atardecer",
    ]),
  },
  macarena: { hero: scene("macarena/hero"), gallery: cristales },
  "macarena-fin-de-ano": {
    hero: finDeAnoRio,
    gallery: [
      ...scenesOf("macarena-fin-de-ano", ["laguna", "mesa"]),
      ...from(finDeAnoRio, [
        [860, 560, 540, "Tres personas con faroles sobre las piedras del caño.", "Los faroles"],
      ]),
      ...cristales.slice(2, 4),
      ...cristales.slice(5),
    ],
  },
  cartagena: {
    hero: scene("cartagena/hero"),
    gallery: scenesOf("cartagena", [
      "balcones",
      "puerta",
      "amanecer",
      "plaza",
      "mapa",
      "atardecer",
    ]),
  },
  voluntariado: { hero: scene("voluntariado/hero"), gallery: pacifico },
  "velitas-choco": {
    hero: velitas,
    gallery: scenesOf("velitas-choco", [
      "calle",
      "velas",
      "taller",
      "amanecer",
      "mapa",
      "atardecer",
    ]),
  },
  "fin-de-ano-choco": {
    hero: finDeAno,
    gallery: scenesOf("fin-de-ano-choco", [
      "amanecer",
      "tambores",
      "manglar",
      "medianoche",
      "mapa",
      "atardecer",
    ]),
  },
} as const;
