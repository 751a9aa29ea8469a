import company from "../content/company.json" with { type: "json" };
import { clayDeep, darkLink, forest, maize } from "./facts";

/** The brand's colours, for the widgets, the site, and the server's pages and mails. `operator.ts` sets another operator's. */
export let color = {
  forest,
  clay: company.colors.clay,
  clayDeep,
  maize,
  river: company.colors.river,
  /** A darker river, as a background of paper-coloured text (≥ 7:1). */
  riverDeep: company.colors.riverDeep,
  paper: "#fbf6ec",
  /** A card on paper. */
  card: "#fffdf8",
  ink: "#1c1a16",
  /** Secondary text, ≥ 7:1 on paper. */
  inkSoft: "#4b463c",
  line: "#d9cfbb",
  /** Borders of fields: ≥ 3:1 on card. */
  edge: "#8a7f6a",
  error: "#9f1d1d",
};

/** The colours of dark pages that differ. */
export let darkColor = {
  link: darkLink,
  /** The background of dark pages on the site and in Storybook. */
  paper: "#0f1612",
  card: "#17201b",
  ink: "#f4eee1",
  inkSoft: "#cbc4b4",
  line: "#3b463f",
  /** River for lines and marks. */
  river: "#7fbdd3",
  error: "#ffa596",
};

/** The colours that an operator may change. */
export type BrandColor = "forest" | "clay" | "clayDeep" | "maize" | "river" | "riverDeep";

export const setColors = (brand: Record<BrandColor, string>, link: string): void => {
  color = { ...color, ...brand };
  darkColor = { ...darkColor, link };
};

/** The colours that differ from one operator to the next, by name. */
export const operatorColors = (): Readonly<Record<string, string>> => {
  const { forest, clay, clayDeep, maize, river, riverDeep } = color;
  return { forest, clay, clayDeep, maize, river, riverDeep, darkLink: darkColor.link };
};
