/** December in the coffee hills: blue night, and the lamps. */
export const inks = {
  night: "#10163a",
  cream: "#fff6df",
  gold: "#ffce66",
  amber: "#f5993c",
  rose: "#f0657a",
  jade: "#4fc0a0",
};
