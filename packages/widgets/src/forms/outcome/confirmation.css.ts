import { style } from "@vanilla-extract/css";
import { rounded } from "../../theme/rounded";
import { scaled } from "../../theme/scaled";
import { theme, tinted } from "../../theme/theme.css";
import { radius, space } from "../../theme/tokens";

export const card = style({
  gridColumn: "1 / -1",
  flexBasis: "100%",
  padding: `${space[4]} ${space[5]}`,
  marginBottom: space[4],
  // Scrolled to, it is not below a toast.
  scrollMarginBlock: "128px",
  ...tinted,
  borderRadius: rounded(radius.field),
  outline: "none",
});

export const title = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: scaled(22),
  fontWeight: 600,
  lineHeight: 1.2,
});

export const text = style({ margin: `${space[2]} 0 0`, lineHeight: 1.4 });

/** Large: visitors read it out on the phone. */
export const reference = style({
  display: "inline-block",
  fontSize: scaled(22),
  letterSpacing: ".04em",
  WebkitUserSelect: "all",
  userSelect: "all",
});

export const keep = style({ margin: 0, fontSize: scaled(15) });
