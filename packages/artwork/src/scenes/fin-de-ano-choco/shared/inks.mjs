/** Year's end on the Pacific: sea green and deep blue, the fire's orange, foam. */
export const inks = {
  night: "#06131f",
  deep: "#0f2f4c",
  sea: "#27606c",
  foam: "#e6ecd0",
  cream: "#fff6df",
  ember: "#f0803c",
  gold: "#ffc860",
  wood: "#6a2a26",
};
