import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../ui/theme";

/** A part of the page below the builder. */
export const part = style({
  display: "flex",
  flexDirection: "column",
  gap: "16px",
  maxWidth: "1192px",
  margin: "64px auto 0",
  paddingTop: "32px",
  borderTop: `1.5px solid ${theme.edge}`,
});

export const text = style({ maxWidth: "70ch", margin: 0, textWrap: "pretty" });

export const findings = style({
  display: "flex",
  flexDirection: "column",
  gap: "12px",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const finding = style({
  maxWidth: "80ch",
  padding: "12px 16px",
  border: `1.5px solid ${theme.edge}`,
  borderRadius: "6px",
  overflowWrap: "anywhere",
});
globalStyle(`${finding} strong`, { display: "block", fontSize: "15px" });
globalStyle(`${finding}[data-kind=blocks]`, { borderColor: theme.error });
globalStyle(`${finding}[data-kind=blocks] strong`, { color: theme.error });
