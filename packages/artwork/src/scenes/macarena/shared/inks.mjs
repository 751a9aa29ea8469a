/** La Macarena: rose, crimson and yellow of the river plants, slate of the stone, green-black of the gallery forest. */
export const inks = {
  night: "#141c26",
  forest: "#16382f",
  leaf: "#2f6a4a",
  slate: "#4a4756",
  stone: "#2a2734",
  wine: "#7d0f35",
  crimson: "#c01a48",
  rose: "#ee4a6a",
  pink: "#f98f92",
  yellow: "#f4cb45",
  moss: "#7fa03c",
  water: "#156076",
  pale: "#8fd0cf",
  cream: "#fff6df",
};
