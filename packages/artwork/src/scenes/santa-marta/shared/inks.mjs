/** Santa Marta: blue of the sierra, rose of its snow at dawn, jungle green, granite. */
export const inks = {
  night: "#0c1f33",
  blue: "#2b5478",
  haze: "#9db8c4",
  rose: "#f4b7a0",
  gold: "#fbdca4",
  cream: "#fff6df",
  jungle: "#1a4f40",
  leaf: "#5f9258",
  sea: "#2f9aa6",
  foam: "#d8f0e0",
  granite: "#a58f84",
  clay: "#d0603a",
};
