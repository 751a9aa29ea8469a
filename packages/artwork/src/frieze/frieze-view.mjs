/** Size of a day in a frieze; half of the night before and after it is at its sides. */
export const dayWidth = 320;
export const dayHeight = 220;

/** The motif of a day: the means of travel, or an activity. @typedef {"boat" | "boatBack" | "drum" | "fire" | "flamingos" | "land" | "plane" | "reef" | "road" | "roadBack" | "sail" | "sea" | "swim" | "town" | "walk"} Motif */

/** The page's colours. @typedef {{ ground: string, light: string, accent: string, deep: string }} Palette */

/** The landscape of a trip's days. @typedef {"city" | "coast" | "desert" | "jungle" | "mountain" | "river" | "sierra"} Land */

/** @typedef {Record<"day" | "sun" | "night" | "far" | "ground" | "ink" | "water" | "cream" | "accent" | "deep", string> & { from?: import("../people/from.mjs").From }} FriezeInks */
