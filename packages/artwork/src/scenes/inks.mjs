// The inks of each place.

/** Cartagena: coral and ochre walls, indigo of the sea at evening, hot bougainvillea. */
export const cartagena = {
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

/** Chocó: the grey-greens of rain, straw light under the cloud, one hot red. */
export const choco = {
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

/** December in the coffee hills: blue night, and the lamps. */
export const ejeCafeteroDiciembre = {
  night: "#10163a",
  cream: "#fff6df",
  gold: "#ffce66",
  amber: "#f5993c",
  rose: "#f0657a",
  jade: "#4fc0a0",
};

/** Eje Cafetero: greens of the slope, blue-green of the far cordillera, peach of the morning, cherry red. */
export const ejeCafetero = {
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

/** Year's end on the Pacific: sea green and deep blue, the fire's orange, foam. */
export const finDeAnoChoco = {
  night: "#06131f",
  deep: "#0f2f4c",
  sea: "#27606c",
  foam: "#e6ecd0",
  cream: "#fff6df",
  ember: "#f0803c",
  gold: "#ffc860",
  wood: "#6a2a26",
};

/** La Guajira: ochre and rust of the dune, turquoise of the sea, flamingo rose, wine in the shade. */
export const guajira = {
  night: "#230c1c",
  wine: "#4a1828",
  rust: "#b4492b",
  ochre: "#ef8f3a",
  cream: "#fff6df",
  sea: "#1f8f9b",
  rose: "#f4667a",
};

/** Guaviare: rust, ochre and wine of the rock, teal green of the forest, cream of the mist. */
export const guaviare = {
  wine: "#2c1422",
  plum: "#57202e",
  rust: "#a8401f",
  clay: "#c2562d",
  ochre: "#e09440",
  peach: "#f3bd78",
  cream: "#fff6df",
  oxide: "#7d1f16",
  night: "#0c2622",
  forest: "#12382b",
  leaf: "#2c5f48",
  scarlet: "#dd3d27",
};

/** The last evening on the river: violet dusk, ember, the rose of the water. */
export const macarenaFinDeAno = {
  night: "#0f1030",
  cream: "#fff6df",
  gold: "#ffd27a",
  rose: "#cc5478",
};

/** La Macarena: rose, crimson and yellow of the river plants, slate of the stone, green-black of the gallery forest. */
export const macarena = {
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

/** Providencia: the seven blues of its sea, from the shallows to the deep, and one coral. */
export const providencia = {
  blues: ["#d3f3dc", "#8fe0cf", "#4ccbc6", "#25a5c0", "#1a7dac", "#17588f", "#143a6c"],
  night: "#0c2148",
  peach: "#f6b98c",
  sun: "#fdeecb",
  cream: "#fff6df",
  coral: "#ef6f5c",
  wine: "#8a2f5a",
  gold: "#f6c04e",
  isle: "#245a5c",
};

/** San Andrés: violet and magenta of the evening, mango of the sun, a green that is almost the sea. */
export const sanAndres = {
  night: "#170f2e",
  violet: "#3a1d5a",
  magenta: "#b52a6e",
  mango: "#f7a23c",
  cream: "#fff6df",
  sea: "#1d7f8c",
  lime: "#8fd06a",
};

/** Santa Marta: blue of the sierra, rose of its snow at dawn, jungle green, granite. */
export const santaMarta = {
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

/** The night of the candles: indigo and plum, and the four papers of the lanterns. */
export const velitasChoco = {
  night: "#0a1230",
  indigo: "#1d2657",
  plum: "#4a3566",
  cream: "#fbeac4",
  gold: "#ffcf66",
  rose: "#f2617c",
  jade: "#4fc0ae",
  amber: "#f59a3e",
};
