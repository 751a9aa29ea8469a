/** Cartagena: coral and ochre walls, indigo of the sea at evening, hot bougainvillea. */
export const inks = {
  night: "#1c1a3a",
  plum: "#3d2450",
  rose: "#d4576a",
  coral: "#ee7d5a",
  ochre: "#eda63c",
  sand: "#f7d79c",
  cream: "#fff6df",
  teal: "#1f6f7a",
  clay: "#b3472f",
  hot: "#e2307a",
};
