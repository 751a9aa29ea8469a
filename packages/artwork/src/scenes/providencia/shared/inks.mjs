/** Providencia: the seven blues of its sea, from the shallows to the deep, and one coral. */
export const inks = {
  blues: ["#d3f3dc", "#8fe0cf", "#4ccbc6", "#25a5c0", "#1a7dac", "#17588f", "#143a6c"],
  night: "#0c2148",
  peach: "#f6b98c",
  sun: "#fdeecb",
  cream: "#fff6df",
  coral: "#ef6f5c",
  wine: "#8a2f5a",
  gold: "#f6c04e",
  isle: "#245a5c",
};
