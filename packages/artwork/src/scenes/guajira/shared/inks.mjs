/** La Guajira: ochre and rust of the dune, turquoise of the sea, flamingo rose, wine in the shade. */
export const inks = {
  night: "#230c1c",
  wine: "#4a1828",
  rust: "#b4492b",
  ochre: "#ef8f3a",
  cream: "#fff6df",
  sea: "#1f8f9b",
  rose: "#f4667a",
};
