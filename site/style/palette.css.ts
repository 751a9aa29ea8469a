import { createGlobalThemeContract } from "@vanilla-extract/css";
import { palettes } from "./palettes";

/** The colours that change from page to page; their values are `colourRule`'s. */
export const palette = createGlobalThemeContract(palettes.selva, (_, [name]) => name ?? "");
