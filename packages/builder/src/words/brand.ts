// The texts of the brand's editor, in Spanish.

const decimal = (value: number) =>
  // Rounded down: 4.48 is not enough, and must not be shown as 4.5.
  (Math.floor(value * 10) / 10).toLocaleString("es-CO");

export const brand = {
  ownFont: "Usar la letra de mi página",
  colours: "Colores",
  coloursHint:
    "Usa los de tu página. Lo que no cambies queda como está; el texto sobre la marca y sobre el botón se pone solo en blanco o negro, según cuál se lea mejor.",
  notSeenOn: (other: string) => `No se lee sobre «${other}».`,
  linkNotSeen:
    "Aquí no se leen los enlaces ni los botones secundarios, que toman el color de la marca.",
  contrast: (ratio: number, least: number) =>
    `Contraste ${decimal(ratio)}; hace falta ${decimal(least)}.`,
  seen: (hex: string) =>
    `Hasta que lo cambies, se muestra en ${hex === "#000000" ? "negro" : "blanco"}.`,
  apply: (hex: string) => `Usar ${hex}`,
  applyTo: (colour: string, hex: string) => `Usar ${hex} en «${colour}»`,
  illegible: (count: number) =>
    count === 0
      ? "Todos los colores se leen."
      : count === 1
        ? "Hay una combinación de colores que no se lee."
        : `Hay ${count} combinaciones de colores que no se leen.`,
  takeAlong: "Llevarte esta marca, o traer otra",
  css: "Un bloque de CSS",
  tokens: "Un archivo de tokens de diseño, para Figma y otras herramientas:",
  download: "maloca.tokens.json",
  bring: "Traer una marca",
  bringHint:
    "Pega el bloque de CSS o el archivo de tokens. Lo que escogiste arriba cambia por lo que diga.",
  use: "Usar esta marca",
  notRead: (reason: string) =>
    `Esto no se entiende como CSS ni como tokens de Maloca. Los colores van como #rrggbb y las medidas en px o rem. Detalle, en inglés: ${reason}`,
  titleFont: "Letra de los títulos",
  textFont: "Letra de los textos",
  fontHint: "El nombre de la letra en CSS, por ejemplo: Lora, serif. Vacío, la de Maloca.",
};

export const brandColours = {
  brand: "Marca",
  "on-brand": "Texto sobre la marca",
  accent: "Botón principal",
  "on-accent": "Texto del botón principal",
  mark: "Detalles",
  surface: "Fondo",
  text: "Texto",
  "text-soft": "Texto menor",
  edge: "Líneas de los campos",
  error: "Errores",
};

const corners = {
  "": "Como vienen",
  "0px": "Rectas",
  "6px": "Un poco redondas",
  "20px": "Muy redondas",
};

const cornersOf = { ...corners, "": "Como las demás" };

/** Properties with a few values; empty for the default. */
export const brandChoices = {
  radius: { label: "Esquinas", options: corners },
  "field-radius": { label: "Esquinas de los campos", options: cornersOf },
  "button-radius": {
    label: "Esquinas de los botones",
    options: { ...cornersOf, "999px": "Del todo redondas" },
  },
  density: {
    label: "Espacio",
    options: { "": "Como viene", "0.75": "Menos espacio", "1.25": "Más espacio" },
  },
} satisfies Record<string, { label: string; options: Record<string, string> }>;
