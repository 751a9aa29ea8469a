import { frame } from "../../../print/palette.mjs";

/** The opening poster wears the frame's own colours, and three darks and hazes of them. */
export const inks = { ...frame, night: "#0e2f27", dark: "#0a211c", haze: "#e9b765" };

export const sun = { x: 912, y: 408, r: 128 };
