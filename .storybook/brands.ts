/** Brand colours to try: dark ones, a light one, and one on which text is hard to read. */
export const brands = [
  { value: "#7a1f5c", title: "Plum" },
  { value: "#1f4e9c", title: "Blue" },
  { value: "#f2c230", title: "Yellow" },
  { value: "#777777", title: "Grey" },
];

/** Sets the page's brand colour, which its widgets use; without one they use their own. */
export const setBrand = (colour = "", page = document.documentElement): void =>
  page.style.setProperty("--maloca-brand", colour);
