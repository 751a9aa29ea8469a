/** The Pacific coast. What each drawn scene shows, and its caption. */
export const pacific = {
  "choco/hero": [
    "Ilustración: la cola de una ballena jorobada frente a la selva del Pacífico y una lancha a distancia.",
    "La ballena frente a la selva",
  ],
  "choco/amanecer": [
    "Ilustración: una persona en canoa por un estero entre selva, al amanecer.",
    "El estero al amanecer",
  ],
  "choco/cascada": [
    "Ilustración: una cascada cae a un pozo en la selva; dos caminantes la miran desde una roca.",
    "Cascada en la selva",
  ],
  "choco/atardecer": [
    "Ilustración: cuatro personas en una playa ancha del Pacífico al atardecer, entre palmas.",
    "La playa con la marea baja",
  ],
  "choco/heliconia": [
    "Ilustración: una flor de platanillo roja y amarilla bajo la lluvia.",
    "Platanillo bajo la lluvia",
  ],
  "choco/avistamiento": [
    "Ilustración: cuatro personas en una lancha miran, a distancia, la cola de una ballena.",
    "Mirar a distancia",
  ],
  "choco/mapa": [
    "Mapa ilustrado, sin escala: una ruta por mar bordea la costa hasta un punto marcado con una cola de ballena.",
    "La costa por mar (dibujo, sin escala)",
  ],
  "velitas-choco/hero": [
    "Ilustración: faroles de colores flotan en el agua oscura, una persona en canoa y casas iluminadas en la orilla.",
    "Noche de velitas sobre el agua",
  ],
  "velitas-choco/amanecer": [
    "Ilustración: al amanecer, alguien recoge en canoa los faroles de la noche frente a casas de colores sobre pilotes.",
    "La mañana siguiente",
  ],
  "velitas-choco/taller": [
    "Ilustración: cuatro siluetas arman faroles de papel en un corredor de madera; afuera, el río y las palmas a plena luz.",
    "Los faroles se hacen en casa",
  ],
  "velitas-choco/atardecer": [
    "Ilustración: una lancha y varias canoas con faroles bajan en fila por el río al anochecer.",
    "La fila de botes",
  ],
  "velitas-choco/velas": [
    "Ilustración: siete velas de colores encendidas sobre una tabla, con luces lejanas en el agua.",
    "Velas en fila",
  ],
  "velitas-choco/calle": [
    "Ilustración: una calle de tablas entre casas iluminadas, con faroles a los lados y vecinos de todas las edades.",
    "La calle de tablas",
  ],
  "velitas-choco/mapa": [
    "Mapa ilustrado, sin escala: un río baja de noche entre cerros, con luces de colores en cada pueblo y un farol que marca la llegada.",
    "El río de las velas (dibujo, sin escala)",
  ],
  "fin-de-ano-choco/hero": [
    "Ilustración: un grupo alrededor de una fogata en la playa del Pacífico, el oleaje, una canoa y la Vía Láctea.",
    "Fin de año junto al Pacífico",
  ],
  "fin-de-ano-choco/amanecer": [
    "Ilustración: tres surfistas llevan sus tablas en la cabeza hacia el mar, al amanecer, frente a la selva.",
    "La primera ola del año",
  ],
  "fin-de-ano-choco/manglar": [
    "Ilustración: alguien rema una canoa por un canal entre las raíces altas del manglar, con luz verde.",
    "Por el manglar",
  ],
  "fin-de-ano-choco/atardecer": [
    "Ilustración: una persona lanza la atarraya desde una canoa y otra sostiene el remo; al fondo, rocas altas y el sol.",
    "La atarraya",
  ],
  "fin-de-ano-choco/tambores": [
    "Ilustración: una marimba de chonta y dos cununos junto a la fogata; detrás, gente que baila.",
    "Marimba y cununos",
  ],
  "fin-de-ano-choco/medianoche": [
    "Ilustración: diez personas de todas las edades miran desde la playa luces de colores que estallan sobre el mar.",
    "Medianoche frente al mar",
  ],
  "fin-de-ano-choco/mapa": [
    "Mapa ilustrado, sin escala: una ruta de puntos bordea un golfo por mar hasta una playa marcada con una fogata.",
    "Hasta la playa de la fogata (dibujo, sin escala)",
  ],
  "voluntariado/hero": [
    "Ilustración: personas siembran mangle en hileras sobre la playa húmeda, con la marea baja; una lleva plántulas en un canasto.",
    "Sembrar mangle con la marea baja",
  ],
  "blog-choco-checkpoint/hero": [
    "Ilustración: una casa con paneles solares y tanque de agua junto al mar, con gente que trabaja en la huerta.",
    "El jardín junto al mar",
  ],
} as const;
