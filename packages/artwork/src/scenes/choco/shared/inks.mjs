/** Chocó: the grey-greens of rain, straw light under the cloud, one hot red. */
export const inks = {
  night: "#0a232c",
  storm: "#1d4650",
  rain: "#4f7f80",
  mist: "#b9cdb8",
  straw: "#f6e7b4",
  sea: "#12444c",
  leaf: "#1f5a4a",
  cream: "#fff6df",
  red: "#d8452f",
  gold: "#f3b23f",
};
