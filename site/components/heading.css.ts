import { style } from "@vanilla-extract/css";
import { text, title } from "../style/type";

export const heading = style({ ...title, fontSize: text.h2 });
export const subheading = style({ ...title, fontSize: text.h3, lineHeight: 1.1 });
