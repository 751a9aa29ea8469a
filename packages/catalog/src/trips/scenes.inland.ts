/** Rivers, savanna and coffee hills, and what belongs to no land. What each drawn scene shows, and its caption. */
export const inland = {
  "home/hero": [
    "Ilustración: una maloca junto al río al amanecer y una persona que pasa en canoa.",
    "Amanece junto al río",
  ],
  "guaviare/hero": [
    "Ilustración: un tepuy con pinturas rupestres al amanecer; dos personas lo miran desde una roca.",
    "El muro pintado sobre la selva",
  ],
  "guaviare/amanecer": [
    "Ilustración: amanecer con niebla entre mesetas y palmas moriche.",
    "La niebla se levanta entre las mesetas",
  ],
  "guaviare/pinturas": [
    "Ilustración: dos personas miran figuras pintadas en ocre sobre una pared de roca.",
    "Frente a las pinturas",
  ],
  "guaviare/rio": [
    "Ilustración: una lancha con cuatro personas en un río color de té, con selva en ambas orillas.",
    "Río arriba, agua color de té",
  ],
  "guaviare/ciudad-de-piedra": [
    "Ilustración: dos caminantes entre torres de roca con musgo y raíces.",
    "Entre las torres de piedra",
  ],
  "guaviare/noche": [
    "Ilustración: personas alrededor de una fogata frente a una maloca, bajo la Vía Láctea.",
    "Fogata junto a la maloca",
  ],
  "guaviare/caminantes": [
    "Ilustración: cuatro caminantes a contraluz sobre una loma al atardecer.",
    "De vuelta al caer la tarde",
  ],
  "eje-cafetero/hero": [
    "Ilustración: palmas de cera muy altas sobre laderas de café, una finca y dos caminantes al amanecer.",
    "Palmas de cera sobre los cafetales",
  ],
  "eje-cafetero/amanecer": [
    "Ilustración: palmas de cera que sobresalen de la niebla de un valle al amanecer.",
    "El valle antes de que suba la niebla",
  ],
  "eje-cafetero/willys": [
    "Ilustración: un jeep rojo con costales en el techo pasa entre cafetales, con una finca al fondo.",
    "El Willys, camino al pueblo",
  ],
  "eje-cafetero/atardecer": [
    "Ilustración: palmas de cera y dos caminantes a contraluz frente al sol de la tarde.",
    "Las palmas a contraluz",
  ],
  "eje-cafetero/cerezas": [
    "Ilustración: rama de café con hojas brillantes y cerezas rojas y amarillas.",
    "Cerezas listas para recoger",
  ],
  "eje-cafetero/recolectores": [
    "Ilustración: cuatro personas recogen café entre los surcos, con canasto a la cintura.",
    "La cosecha, grano a grano",
  ],
  "eje-cafetero/mapa": [
    "Mapa ilustrado, sin escala: un camino de puntos sube del río a las montañas, marcado con una palma.",
    "Del río al valle de las palmas (dibujo, sin escala)",
  ],
  "eje-cafetero-diciembre/hero": [
    "Ilustración: una finca cafetera iluminada al anochecer, con faroles en el camino y palmas de cera.",
    "Diciembre en la finca",
  ],
  "eje-cafetero-diciembre/corredor": [
    "Ilustración: el corredor largo de una finca, de noche, con faroles, flores en la baranda y una familia al fondo.",
    "El corredor encendido",
  ],
  "eje-cafetero-diciembre/pueblo": [
    "Ilustración: una calle de casas de colores con faroles en la acera y bombillos; vecinos que bailan y conversan.",
    "Noche de velitas en el pueblo",
  ],
  "macarena/hero": [
    "Ilustración: Caño Cristales baja en escalones de rosa y amarillo entre piedras; dos personas lo miran.",
    "El río de colores, escalón por escalón",
  ],
  "macarena/amanecer": [
    "Ilustración: palmas moriche reflejadas en una laguna al amanecer.",
    "El morichal al amanecer",
  ],
  "macarena/mediodia": [
    "Ilustración: el río con franjas rojas y azules baja entre piedras bajo un cielo claro; dos personas lo miran.",
    "El río a plena luz",
  ],
  "macarena/atardecer": [
    "Ilustración: una lancha con cuatro personas en el río al atardecer.",
    "La lancha de regreso",
  ],
  "macarena/plantas": [
    "Ilustración: plantas acuáticas rosadas, rojas y amarillas peinadas por la corriente, con peces pequeños.",
    "Las plantas que dan el color",
  ],
  "macarena/caminantes": [
    "Ilustración: cuatro caminantes cruzan la sabana al atardecer, con la sierra al fondo.",
    "A pie por la sabana",
  ],
  "macarena/mapa": [
    "Mapa ilustrado, sin escala: un camino de puntos va del río grande a la sierra, marcado con los colores del caño.",
    "Del río al caño (dibujo, sin escala)",
  ],
  "macarena-fin-de-ano/hero": [
    "Ilustración: Caño Cristales al anochecer con una luna delgada y tres personas con faroles sobre las piedras.",
    "El río con las primeras estrellas",
  ],
  "macarena-fin-de-ano/laguna": [
    "Ilustración: alguien rema con un farol en una laguna que refleja las palmas moriche y las estrellas.",
    "La laguna, de noche",
  ],
  "macarena-fin-de-ano/mesa": [
    "Ilustración: una mesa larga con velas y frutas bajo bombillos, con diez personas, en la sabana al anochecer.",
    "La mesa del 31",
  ],
  "consultoria/hero": [
    "Ilustración: cinco personas conversan alrededor de un mapa, bajo un techo de palma, frente a un valle al amanecer.",
    "Un mapa sobre la mesa",
  ],
  "blog-el-salto/hero": [
    "Ilustración: alguien salta de una roca a otra frente a un sol enorme; dos personas esperan del otro lado.",
    "El salto",
  ],
} as const;
