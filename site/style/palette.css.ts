import { assignVars, createGlobalTheme, styleVariants } from "@vanilla-extract/css";
import { palettes } from "./palettes";

/** The colours that change from page to page. */
export const palette = createGlobalTheme(":root", palettes.selva);

/** For a page's `<body>`; its dialogs wear the same colours. */
export const pageIn = styleVariants(palettes, (one) => ({
  vars: {
    ...assignVars(palette, one),
    "--maloca-brand": one.ground,
    "--maloca-accent": one.deep,
    "--maloca-mark": one.light,
  },
}));
