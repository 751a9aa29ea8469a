import { globalStyle, style } from "@vanilla-extract/css";
import { ribbon } from "./ribbon";

/** In a page's markup: says that a form only tests, until the code that says so has come. */
export const ahead = style({});

globalStyle(`${ahead} form:not(:has([part=ribbon]))::before`, {
  ...ribbon,
  content: "var(--test-ribbon)",
});
