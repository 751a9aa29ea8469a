/** What the help button and its panel say. A partner may replace any of it. */
export const helpStrings = {
  button: "¿Necesitas ayuda?",
  title: "¿Hablamos?",
  intro: "Te responde una persona del equipo.",
  messaging: "Escríbenos por WhatsApp",
  email: "Correo",
  hours: "Horario de atención",
};
