import { createGlobalThemeContract } from "@vanilla-extract/css";
import { byDay, palettes } from "./palettes";

/** The colours that change from page to page, or at night; their values are `colourRule`'s. */
export const palette = createGlobalThemeContract(byDay(palettes.selva), (_, [name]) => name ?? "");
