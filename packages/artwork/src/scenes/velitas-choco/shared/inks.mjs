/** The night of the candles: indigo and plum, and the four papers of the lanterns. */
export const inks = {
  night: "#0a1230",
  indigo: "#1d2657",
  plum: "#4a3566",
  cream: "#fbeac4",
  gold: "#ffcf66",
  rose: "#f2617c",
  jade: "#4fc0ae",
  amber: "#f59a3e",
};
