import { globalStyle, style } from "../style/rules";

export const art = style({});

// More specific than the base rule for pictures and less specific than a class, whatever the order of the
// style sheets.
globalStyle(`body img:where(.${art})`, { width: "100%", height: "100%", objectFit: "cover" });
