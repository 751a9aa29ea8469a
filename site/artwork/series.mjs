/** The posters, by place. A scene is `scenes/<place>/<scene>.mjs` and exports one function that prints it. */
export const series = {
  home: ["hero"],
  guaviare: ["hero", "amanecer", "pinturas", "rio", "ciudad-de-piedra", "noche", "caminantes"],
  "eje-cafetero": ["hero", "amanecer", "willys", "atardecer", "cerezas", "recolectores", "mapa"],
  macarena: ["hero", "amanecer", "mediodia", "atardecer", "plantas", "caminantes", "mapa"],
  choco: ["hero", "amanecer", "cascada", "atardecer", "heliconia", "avistamiento", "mapa"],
  cartagena: ["hero", "amanecer", "balcones", "atardecer", "puerta", "plaza", "mapa"],
  providencia: ["hero", "amanecer", "mediodia", "atardecer", "tortuga", "casa", "mapa"],
  "santa-marta": ["hero", "amanecer", "mediodia", "atardecer", "tucan", "puente", "mapa"],
  guajira: ["hero", "amanecer", "mediodia", "atardecer", "flamenco", "noche", "mapa"],
  "san-andres": ["hero", "amanecer", "mediodia", "atardecer", "rayas", "musicos", "mapa"],
  "velitas-choco": ["hero", "amanecer", "taller", "atardecer", "velas", "calle", "mapa"],
  "fin-de-ano-choco": ["hero", "amanecer", "manglar", "atardecer", "tambores", "medianoche", "mapa"],
  "eje-cafetero-diciembre": ["hero", "corredor", "pueblo"],
  "macarena-fin-de-ano": ["hero", "laguna", "mesa"],
  "santa-marta-diciembre": ["hero"],
};
