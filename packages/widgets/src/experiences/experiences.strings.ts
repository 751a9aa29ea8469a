/** What the experience selector says. A partner may replace any of it. */
export const experiencesStrings = {
  legend: "Elige tus experiencias",
  counter: "{n}/{max} experiencias seleccionadas",
};
