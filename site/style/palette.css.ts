import { createGlobalThemeContract } from "@vanilla-extract/css";
import { lightTheme, palettes } from "./palettes";

/** The colours that differ by page and theme; `colourRule` writes their values. */
export const palette = createGlobalThemeContract(
  lightTheme(palettes.selva),
  (_, [name]) => name ?? "",
);
