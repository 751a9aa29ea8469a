/** Partners' colours to try: a dark one, a light one, and one that is hard to read on. */
export const brands = [
  { value: "#7a1f5c", title: "Plum" },
  { value: "#1f4e9c", title: "Blue" },
  { value: "#f2c230", title: "Yellow" },
  { value: "#777777", title: "Grey" },
];

/** Sets the page's brand, which its widgets take; an empty one is theirs. */
export function setBrand(colour = "", page = document.documentElement): void {
  if (colour) page.style.setProperty("--maloca-brand", colour);
  else page.style.removeProperty("--maloca-brand");
}
