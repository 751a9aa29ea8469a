import { createGlobalThemeContract } from "@vanilla-extract/css";
import { byDay, palettes } from "./palettes";

/** The colours that change by page or theme; `colourRule` writes their values. */
export const palette = createGlobalThemeContract(byDay(palettes.selva), (_, [name]) => name ?? "");
