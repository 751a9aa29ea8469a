/** San Andrés: violet and magenta of the evening, mango of the sun, a green that is almost the sea. */
export const inks = {
  night: "#170f2e",
  violet: "#3a1d5a",
  magenta: "#b52a6e",
  mango: "#f7a23c",
  cream: "#fff6df",
  sea: "#1d7f8c",
  lime: "#8fd06a",
};
