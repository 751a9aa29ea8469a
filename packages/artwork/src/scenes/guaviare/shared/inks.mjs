/** Guaviare: rust, ochre and wine of the rock, teal green of the forest, cream of the mist. */
export const inks = {
  wine: "#2c1422",
  plum: "#57202e",
  rust: "#a8401f",
  clay: "#c2562d",
  ochre: "#e09440",
  peach: "#f3bd78",
  cream: "#fff6df",
  oxide: "#7d1f16",
  night: "#0c2622",
  forest: "#12382b",
  leaf: "#2c5f48",
  scarlet: "#dd3d27",
};
