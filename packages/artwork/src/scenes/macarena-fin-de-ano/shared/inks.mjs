/** The last evening on the river: violet dusk, ember, the rose of the water. */
export const inks = {
  night: "#0f1030",
  cream: "#fff6df",
  gold: "#ffd27a",
  rose: "#cc5478",
};
