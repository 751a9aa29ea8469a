import { globalStyle, style } from "@vanilla-extract/css";
import { ribbon } from "./ribbon";

/** The test ribbon in a page's HTML, until the code of the ribbon has loaded. */
export const ahead = style({});

globalStyle(`${ahead} form:not(:has([part=ribbon]))::before`, {
  ...ribbon,
  content: "var(--test-ribbon)",
});
