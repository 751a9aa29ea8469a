import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../ui/theme";

/** Always light, like paper. `1cqw` is a hundredth of the sheet's width. */
export const sheet = style({
  display: "flex",
  flexDirection: "column",
  width: "min(100%, 420px)",
  aspectRatio: "210 / 297",
  containerType: "inline-size",
  colorScheme: "light",
  background: theme.surface,
  color: theme.text,
  fontFamily: theme.font,
  boxShadow: "0 0 0 1px #0003",
  printColorAdjust: "exact",
});

export const band = style({
  padding: "5cqw 8cqw",
  borderBottom: `1.4cqw solid ${theme.mark}`,
  background: theme.brand,
  color: theme.onBrand,
});

export const brand = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: "7cqw",
  fontWeight: 600,
  lineHeight: 1.1,
});

export const body = style({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  padding: "0 8cqw",
  textAlign: "center",
});

export const title = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: "10.5cqw",
  fontWeight: 600,
  lineHeight: 1.1,
  textWrap: "balance",
});

export const trip = style({ margin: "2cqw 0 0", fontSize: "5cqw", lineHeight: 1.25 });

export const code = style({ width: "56cqw", margin: "3cqw 0", background: "#fff", fill: "#000" });

export const steps = style({
  margin: 0,
  padding: "0 0 0 6cqw",
  fontSize: "4cqw",
  lineHeight: 1.5,
  textAlign: "left",
});

export const foot = style({ padding: "0 8cqw 5cqw", textAlign: "center" });

export const line = style({ margin: "1cqw 0 0", fontSize: "3cqw", lineHeight: 1.3 });
globalStyle(`${line} strong`, { fontSize: "4.4cqw" });

// Only the sheet is printed, on a page of its own (`@page` in page.css).
const NOT_PRINTED = { "@media": { print: { display: "none" } } };
globalStyle(`body:has(.${sheet}) > header`, NOT_PRINTED);
globalStyle(`main > :not(:has(.${sheet})), :has(> .${sheet}) > :not(.${sheet})`, NOT_PRINTED);
globalStyle(`main:has(.${sheet}), main :has(> .${sheet})`, {
  "@media": { print: { display: "block", minHeight: 0, margin: 0, padding: 0, border: 0 } },
});
globalStyle(`.${sheet}`, {
  "@media": {
    // Slightly less than a page, so that no browser begins a second one.
    print: { width: "210mm", height: "296.5mm", aspectRatio: "auto", boxShadow: "none" },
  },
});
