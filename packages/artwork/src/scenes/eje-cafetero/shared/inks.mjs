/** Eje Cafetero: greens of the slope, blue-green of the far cordillera, peach of the morning, cherry red. */
export const inks = {
  night: "#0b2a26",
  deep: "#113f36",
  leaf: "#2a6e4f",
  fresh: "#7fa65a",
  haze: "#f6d3a2",
  peach: "#eda873",
  cream: "#fff6df",
  roof: "#c8502f",
  cherry: "#d8392b",
  wine: "#8f1f22",
};
