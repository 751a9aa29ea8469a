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

const ejeCafetero: Picture = {
  src: "/art/eje-cafetero/hero.svg",
  alt: "Ilustración: palmas de cera muy altas sobre laderas de café, una finca y dos caminantes al amanecer.",
  caption: "Palmas de cera sobre los cafetales",
};

const navidad: Picture = {
  src: "/art/eje-cafetero-diciembre/hero.svg",
  alt: "Ilustración: una finca cafetera iluminada al anochecer, con faroles en el camino y palmas de cera.",
  caption: "Diciembre en la finca",
};

const providencia: Picture = {
  src: "/art/providencia/hero.svg",
  alt: "Ilustración: mitad sobre el agua y mitad debajo, una cabeza de coral en un mar de siete azules, un velero y una persona con careta.",
  caption: "Siete azules y un coral",
};

const sanAndres: Picture = {
  src: "/art/san-andres/hero.svg",
  alt: "Ilustración: gente que baila junto a un equipo de sonido en la playa, entre palmas, frente a un sol enorme.",
  caption: "El sol se pone con música",
};

const santaMarta: Picture = {
  src: "/art/santa-marta/hero.svg",
  alt: "Ilustración: los picos nevados de la Sierra sobre la selva y una ensenada con grandes rocas; dos personas sobre una de ellas.",
  caption: "De la nieve al mar",
};

const guajira: Picture = {
  src: "/art/guajira/hero.svg",
  alt: "Ilustración: una gran duna, flamencos en una laguna, cardones y el mar; dos caminantes suben por la cresta.",
  caption: "El desierto que llega al mar",
};

const macarena: Picture = {
  src: "/art/macarena/hero.svg",
  alt: "Ilustración: Caño Cristales baja en escalones de rosa y amarillo entre piedras; dos personas lo miran.",
  caption: "El río de colores, escalón por escalón",
};

const cartagena: Picture = {
  src: "/art/cartagena/hero.svg",
  alt: "Ilustración: una garita, una cúpula y balcones con buganvilias de Cartagena al atardecer; dos personas miran el mar.",
  caption: "La ciudad amurallada al caer el sol",
};

const velitas: Picture = {
  src: "/art/velitas-choco/hero.svg",
  alt: "Ilustración: faroles de colores flotan en el agua oscura, una persona en canoa y casas iluminadas en la orilla.",
  caption: "Noche de velitas sobre el agua",
};

const ballena: Picture = {
  src: "/art/choco/hero.svg",
  alt: "Ilustración: la cola de una ballena jorobada frente a la selva del Pacífico y una lancha a distancia.",
  caption: "La ballena frente a la selva",
};

const finDeAno: Picture = {
  src: "/art/fin-de-ano-choco/hero.svg",
  alt: "Ilustración: un grupo alrededor de una fogata en la playa del Pacífico, el oleaje, una canoa y la Vía Láctea.",
  caption: "Fin de año junto al Pacífico",
};

const finDeAnoRio: Picture = {
  src: "/art/macarena-fin-de-ano/hero.svg",
  alt: "Ilustración: Caño Cristales al anochecer con una luna delgada y tres personas con faroles sobre las piedras.",
  caption: "El río con las primeras estrellas",
};

const luces: Picture = {
  src: "/art/santa-marta-diciembre/hero.svg",
  alt: "Ilustración: botes adornados con luces en la bahía, de noche, bajo los picos nevados de la Sierra.",
  caption: "Luces en la bahía",
};

const cafetal: readonly Picture[] = [
  {
    src: "/art/eje-cafetero/amanecer.svg",
    alt: "Ilustración: palmas de cera que sobresalen de la niebla de un valle al amanecer.",
    caption: "El valle antes de que suba la niebla",
  },
  {
    src: "/art/eje-cafetero/willys.svg",
    alt: "Ilustración: un jeep rojo con costales en el techo pasa entre cafetales, con una finca al fondo.",
    caption: "El Willys, camino al pueblo",
  },
  {
    src: "/art/eje-cafetero/cerezas.svg",
    alt: "Ilustración: rama de café con hojas brillantes y cerezas rojas y amarillas.",
    caption: "Cerezas listas para recoger",
  },
  {
    src: "/art/eje-cafetero/recolectores.svg",
    alt: "Ilustración: cuatro personas recogen café entre los surcos, con canasto a la cintura.",
    caption: "La cosecha, grano a grano",
  },
  {
    src: "/art/eje-cafetero/mapa.svg",
    alt: "Mapa ilustrado, sin escala: un camino de puntos sube del río a las montañas, marcado con una palma.",
    caption: "Del río al valle de las palmas (dibujo, sin escala)",
  },
  {
    src: "/art/eje-cafetero/atardecer.svg",
    alt: "Ilustración: palmas de cera y dos caminantes a contraluz frente al sol de la tarde.",
    caption: "Las palmas a contraluz",
  },
];

const cristales: readonly Picture[] = [
  {
    src: "/art/macarena/mediodia.svg",
    alt: "Ilustración: el río con franjas rojas y azules baja entre piedras bajo un cielo claro; dos personas lo miran.",
    caption: "El río a plena luz",
  },
  {
    src: "/art/macarena/plantas.svg",
    alt: "Ilustración: plantas acuáticas rosadas, rojas y amarillas peinadas por la corriente, con peces pequeños.",
    caption: "Las plantas que dan el color",
  },
  {
    src: "/art/macarena/amanecer.svg",
    alt: "Ilustración: palmas moriche reflejadas en una laguna al amanecer.",
    caption: "El morichal al amanecer",
  },
  {
    src: "/art/macarena/caminantes.svg",
    alt: "Ilustración: cuatro caminantes cruzan la sabana al atardecer, con la sierra al fondo.",
    caption: "A pie por la sabana",
  },
  {
    src: "/art/macarena/mapa.svg",
    alt: "Mapa ilustrado, sin escala: un camino de puntos va del río grande a la sierra, marcado con los colores del caño.",
    caption: "Del río al caño (dibujo, sin escala)",
  },
  {
    src: "/art/macarena/atardecer.svg",
    alt: "Ilustración: una lancha con cuatro personas en el río al atardecer.",
    caption: "La lancha de regreso",
  },
];

const muralla: readonly Picture[] = [
  {
    src: "/art/cartagena/balcones.svg",
    alt: "Ilustración: fachadas de colores con balcones y buganvilias, una cúpula y dos caminantes.",
    caption: "Balcones al mediodía",
  },
  {
    src: "/art/cartagena/puerta.svg",
    alt: "Ilustración: portón azul con clavos y aldaba, bajo una buganvilia.",
    caption: "Portón y buganvilia",
  },
  {
    src: "/art/cartagena/amanecer.svg",
    alt: "Ilustración: una garita de la muralla y una persona que rema en el mar al amanecer.",
    caption: "El mar antes del calor",
  },
  {
    src: "/art/cartagena/plaza.svg",
    alt: "Ilustración: personas bailan de noche en una plaza con luces y una cúpula al fondo.",
    caption: "Baile en la plaza",
  },
  {
    src: "/art/cartagena/mapa.svg",
    alt: "Mapa ilustrado, sin escala: una ruta sale de la ciudad hacia las islas, marcada con una cúpula.",
    caption: "La ciudad y las islas (dibujo, sin escala)",
  },
  {
    src: "/art/cartagena/atardecer.svg",
    alt: "Ilustración: personas sentadas y de pie sobre la muralla, junto a un cañón, miran la puesta de sol.",
    caption: "Sobre la muralla",
  },
];

const pacifico: readonly Picture[] = [
  {
    src: "/art/choco/amanecer.svg",
    alt: "Ilustración: una persona en canoa por un estero entre selva, al amanecer.",
    caption: "El estero al amanecer",
  },
  {
    src: "/art/choco/cascada.svg",
    alt: "Ilustración: una cascada cae a un pozo en la selva; dos caminantes la miran desde una roca.",
    caption: "Cascada en la selva",
  },
  {
    src: "/art/choco/heliconia.svg",
    alt: "Ilustración: una flor de platanillo roja y amarilla bajo la lluvia.",
    caption: "Platanillo bajo la lluvia",
  },
  {
    src: "/art/choco/avistamiento.svg",
    alt: "Ilustración: cuatro personas en una lancha miran, a distancia, la cola de una ballena.",
    caption: "Mirar a distancia",
  },
  {
    src: "/art/choco/mapa.svg",
    alt: "Mapa ilustrado, sin escala: una ruta por mar bordea la costa hasta un punto marcado con una cola de ballena.",
    caption: "La costa por mar (dibujo, sin escala)",
  },
  {
    src: "/art/choco/atardecer.svg",
    alt: "Ilustración: cuatro personas en una playa ancha del Pacífico al atardecer, entre palmas.",
    caption: "La playa con la marea baja",
  },
];

const [porch, palms] = from(navidad, [
  [
    640,
    560,
    620,
    "Una familia conversa entre faroles, frente a la finca iluminada.",
    "El corredor encendido",
  ],
  [
    1000,
    40,
    560,
    "Palmas de cera contra un cielo violeta con las primeras estrellas.",
    "Palmas al anochecer",
  ],
]) as [Picture, Picture];

const sierra = from(santaMarta, [
  [640, 540, 620, "Dos personas sobre una roca enorme, a la orilla del mar.", "La roca"],
  [1080, 300, 500, "Palmeras y selva hasta donde alcanza la vista.", "Selva adentro"],
  [600, 60, 760, "Los picos nevados de la Sierra sobre la selva.", "La nieve"],
  [1000, 640, 560, "Rocas redondas y arena en una ensenada.", "La ensenada"],
  [560, 480, 460, "Dos siluetas señalan la otra orilla de la bahía.", "La otra orilla"],
  [40, 400, 620, "La orilla de la bahía en sombra, con una palmera.", "La bahía"],
]);

/**
 * The drawn pictures of each trip: its poster, its gallery, and those of its packages. Where no
 * scenes are drawn, a gallery shows details of the poster, or its land's scenes.
 */
export const pictures = {
  "eje-cafetero": { hero: ejeCafetero, gallery: cafetal },
  /** Two pictures in turn (spec §2). */
  "eje-cafetero-diciembre": {
    hero: navidad,
    gallery: [porch, palms, porch, palms, porch, palms],
  },
  providencia: {
    hero: providencia,
    packages: from(providencia, [
      [880, 100, 640, "Un velero con tres personas frente a las montañas de la isla.", "A vela"],
      [500, 370, 560, "Alguien bucea a pulmón entre rayos de sol y peces.", "A pulmón"],
      [640, 620, 600, "Un coral rojo, redondo como un cerebro, en el fondo azul.", "El coral"],
    ]),
    gallery: from(providencia, [
      [1060, 480, 500, "Peces amarillos entre rayos de luz y corales.", "El jardín de abajo"],
      [
        1260,
        640,
        340,
        "Coral cuerno de color naranja, con un abanico morado detrás.",
        "Coral cuerno",
      ],
      [560, 40, 560, "Sol sobre el mar y un velero que entra a la bahía.", "La bahía"],
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
    gallery: from(sanAndres, [
      [860, 440, 460, "Parlantes de colores bajo una guirnalda de bombillos.", "A todo volumen"],
      [1040, 120, 540, "Palmeras moradas contra el cielo encendido.", "Palmeras"],
      [1100, 660, 440, "Una pareja baila al pie de las palmeras.", "One love"],
    ]),
  },
  "santa-marta": { hero: santaMarta, packages: sierra.slice(0, 3), gallery: sierra.slice(3) },
  "santa-marta-diciembre": {
    hero: luces,
    packages: [...sierra.slice(3, 5), ...sierra.slice(2, 3)],
    gallery: from(luces, [
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
  },
  guajira: {
    hero: guajira,
    gallery: from(guajira, [
      [740, 480, 580, "Flamencos rosados con las patas en la laguna.", "Flamencos"],
      [1080, 350, 520, "Cactus con flores rojas frente al mar.", "Cactus en flor"],
      [420, 400, 460, "Dos caminantes con morral bajan por el filo de una duna.", "La duna"],
    ]),
  },
  macarena: { hero: macarena, gallery: cristales },
  "macarena-fin-de-ano": {
    hero: finDeAnoRio,
    gallery: [
      ...from(finDeAnoRio, [
        [860, 560, 540, "Tres personas con faroles sobre las piedras del caño.", "Los faroles"],
        [960, 40, 520, "Luna delgada sobre palmas moriche, al anochecer.", "Luna de diciembre"],
        [480, 540, 520, "El caño rosado y morado entre piedras, con la última luz.", "Última luz"],
      ]),
      ...cristales.slice(2, 4),
      ...cristales.slice(5),
    ],
  },
  cartagena: { hero: cartagena, gallery: muralla },
  voluntariado: { hero: ballena, gallery: pacifico },
  "velitas-choco": {
    hero: velitas,
    gallery: [
      ...from(velitas, [
        [660, 570, 460, "Alguien rema una canoa con un farol en cada punta.", "La canoa"],
        [820, 320, 640, "Casas de colores encendidas, reflejadas en el agua.", "El pueblo"],
        [860, 40, 500, "La luna llena sobre las palmeras.", "La luna"],
        [640, 680, 510, "Faroles rosados y amarillos flotan en el agua oscura.", "Faroles"],
      ]),
      ...pacifico.slice(0, 2),
    ],
  },
  "fin-de-ano-choco": {
    hero: finDeAno,
    gallery: [
      ...from(finDeAno, [
        [560, 600, 640, "Gente que baila y conversa alrededor de una fogata.", "La fogata"],
        [1000, 150, 600, "La Vía Láctea cae detrás de un cerro con palmeras.", "Sin luz de ciudad"],
      ]),
      ...pacifico.slice(2),
    ],
  },
} as const;
