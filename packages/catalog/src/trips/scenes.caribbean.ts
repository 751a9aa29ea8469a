/** The Caribbean coast and its islands. What each drawn scene shows, and its caption. */
export const caribbean = {
  "cartagena/hero": [
    "Ilustración: una garita, una cúpula y balcones con buganvilias de Cartagena al atardecer; dos personas miran el mar.",
    "La ciudad amurallada al caer el sol",
  ],
  "cartagena/amanecer": [
    "Ilustración: una garita de la muralla y una persona que rema en el mar al amanecer.",
    "El mar antes del calor",
  ],
  "cartagena/balcones": [
    "Ilustración: fachadas de colores con balcones y buganvilias, una cúpula y dos caminantes.",
    "Balcones al mediodía",
  ],
  "cartagena/atardecer": [
    "Ilustración: personas sentadas y de pie sobre la muralla, junto a un cañón, miran la puesta de sol.",
    "Sobre la muralla",
  ],
  "cartagena/puerta": [
    "Ilustración: portón azul con clavos y aldaba, bajo una buganvilia.",
    "Portón y buganvilia",
  ],
  "cartagena/plaza": [
    "Ilustración: personas bailan de noche en una plaza con luces y una cúpula al fondo.",
    "Baile en la plaza",
  ],
  "cartagena/mapa": [
    "Mapa ilustrado, sin escala: una ruta sale de la ciudad hacia las islas, marcada con una cúpula.",
    "La ciudad y las islas (dibujo, sin escala)",
  ],
  "providencia/hero": [
    "Ilustración: mitad sobre el agua y mitad debajo, una cabeza de coral en un mar de siete azules, un velero y una persona con careta.",
    "Siete azules y un coral",
  ],
  "providencia/amanecer": [
    "Ilustración: un puente de madera con barandas de colores cruza el mar hacia una isla verde, al amanecer; dos personas lo caminan.",
    "El puente entre las dos islas",
  ],
  "providencia/mediodia": [
    "Ilustración: un cayo verde visto desde arriba, rodeado de anillos de azul, con una lancha que se acerca.",
    "Los siete azules, contados desde arriba",
  ],
  "providencia/atardecer": [
    "Ilustración: cuatro veleros de regata en el mar con el sol enorme detrás; en el más cercano van tres personas.",
    "La regata vuelve a la bahía",
  ],
  "providencia/tortuga": [
    "Ilustración: una tortuga carey nada sobre el arrecife entre rayos de luz y peces pequeños.",
    "La tortuga carey",
  ],
  "providencia/casa": [
    "Ilustración: vecinos conversan de noche en el corredor encendido de una casa isleña de madera, entre palmas.",
    "Visita en el corredor",
  ],
  "providencia/mapa": [
    "Mapa ilustrado, sin escala: dos islas verdes dentro de un arrecife, una ruta de puntos que las rodea por mar y un cangrejo que marca el cayo.",
    "La vuelta a la isla (dibujo, sin escala)",
  ],
  "san-andres/hero": [
    "Ilustración: gente que baila junto a un equipo de sonido en la playa, entre palmas, frente a un sol enorme.",
    "El sol se pone con música",
  ],
  "san-andres/amanecer": [
    "Ilustración: un cayo lleno de palmas sobre el mar turquesa al amanecer; una lancha lleva a cuatro personas.",
    "La primera lancha al cayo",
  ],
  "san-andres/mediodia": [
    "Ilustración: una iglesia blanca de madera con techo rojo en lo alto de una loma, entre palmas y flores; tres personas llegan por el camino.",
    "La iglesia de la loma",
  ],
  "san-andres/atardecer": [
    "Ilustración: alguien salta al mar desde una roca de coral frente a un sol enorme; cuatro personas miran desde arriba y otra espera en el agua.",
    "El último salto del día",
  ],
  "san-andres/rayas": [
    "Ilustración: tres rayas oscuras con lunares claros nadan sobre la arena blanca y dejan su sombra.",
    "Rayas en el banco de arena",
  ],
  "san-andres/musicos": [
    "Ilustración: cuatro músicos tocan guitarra, maracas y bajo de tina junto al mar, bajo guirnaldas de bombillos.",
    "Música de la isla",
  ],
  "san-andres/mapa": [
    "Mapa ilustrado, sin escala: una isla larga rodeada de mar y de cayos, con una ruta de puntos que le da la vuelta y una palma que marca un cayo.",
    "La vuelta a la isla y sus cayos (dibujo, sin escala)",
  ],
  "santa-marta/hero": [
    "Ilustración: los picos nevados de la Sierra sobre la selva y una ensenada con grandes rocas; dos personas sobre una de ellas.",
    "De la nieve al mar",
  ],
  "santa-marta/amanecer": [
    "Ilustración: un mirador con techo de palma sobre una roca enorme junto al mar, al amanecer; tres caminantes llegan por la playa.",
    "El mirador del cabo",
  ],
  "santa-marta/mediodia": [
    "Ilustración: terrazas redondas de piedra y pasto suben por la selva, con una escalera y caminantes; al fondo, la sierra.",
    "Terrazas en la selva",
  ],
  "santa-marta/atardecer": [
    "Ilustración: un islote con faro y el sol sobre la bahía; seis personas miran desde un muelle y pasa una lancha.",
    "El Morro y la bahía",
  ],
  "santa-marta/tucan": [
    "Ilustración: un tucán de pico verde, naranja y rojo sobre una rama con flores, entre la niebla.",
    "Vecino del bosque de niebla",
  ],
  "santa-marta/puente": [
    "Ilustración: tres caminantes cruzan un puente colgante sobre un río en la selva; pasan guacamayas azules.",
    "Camino arriba",
  ],
  "santa-marta/mapa": [
    "Mapa ilustrado, sin escala: una ruta de puntos va de la bahía por las ensenadas y sube a las cumbres, marcada con un pico nevado.",
    "Del mar a la nieve (dibujo, sin escala)",
  ],
  "santa-marta-diciembre/hero": [
    "Ilustración: botes adornados con luces en la bahía, de noche, bajo los picos nevados de la Sierra.",
    "Luces en la bahía",
  ],
  "guajira/hero": [
    "Ilustración: una gran duna, flamencos en una laguna, cardones y el mar; dos caminantes suben por la cresta.",
    "El desierto que llega al mar",
  ],
  "guajira/amanecer": [
    "Ilustración: un cerro de arena en forma de cono junto al mar, al amanecer; un sendero con caminantes sube hasta la punta.",
    "El cerro frente al mar",
  ],
  "guajira/mediodia": [
    "Ilustración: salinas de agua rosada en cuadros y grandes montones de sal blanca, con personas que trabajan.",
    "La cosecha de la sal",
  ],
  "guajira/atardecer": [
    "Ilustración: tres personas navegan con cometas de colores frente a un sol enorme; un faro y gente que mira desde la playa.",
    "El viento de la tarde",
  ],
  "guajira/flamenco": [
    "Ilustración: la cabeza y el cuello de un flamenco rosado muy de cerca; otros comen en la laguna.",
    "Flamenco",
  ],
  "guajira/noche": [
    "Ilustración: una enramada con chinchorros de colores y faroles; alguien descansa y otros conversan junto al fuego, bajo la Vía Láctea.",
    "La noche en la enramada",
  ],
  "guajira/mapa": [
    "Mapa ilustrado, sin escala: una península de arena entre el mar, con una ruta de puntos hasta la punta, marcada con un flamenco.",
    "Hasta donde termina el desierto (dibujo, sin escala)",
  ],
} as const;
