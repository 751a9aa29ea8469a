import { style } from "@vanilla-extract/css";
import { dense, roundedAs } from "../../theme/rounded";
import { scaled } from "../../theme/scaled";
import { focusRing, theme } from "../../theme/theme.css";
import { radius, space, TOUCH_TARGET } from "../../theme/tokens";

export const field = style({ display: "flex", flexDirection: "column", minWidth: 0 });

export const wide = style([field, { gridColumn: "1 / -1" }]);

export const label = style({ fontSize: scaled(16), fontWeight: 600, marginBottom: "6px" });

export const optional = style({ fontWeight: 400, color: theme.textSoft });

export const control = style({
  width: "100%",
  // A select is as high as the other fields, and in a dense form all can be tapped.
  minHeight: `max(${TOUCH_TARGET}, ${dense("48px")})`,
  margin: 0,
  // Scrolling to the field also shows its label.
  scrollMargin: "32px 0",
  padding: `${dense("11px")} 14px`,
  border: `1.5px solid ${theme.edge}`,
  borderRadius: roundedAs("field", radius.field),
  background: theme.surface,
  color: "inherit",
  // Below 16 px iOS zooms into the field.
  font: "inherit",
  fontSize: scaled(17),
  lineHeight: 1.4,
  resize: "vertical",
  selectors: {
    "&[aria-invalid]": {
      borderColor: theme.error,
      // A thicker border without a layout shift.
      boxShadow: `0 0 0 1px ${theme.error}`,
    },
    "&:focus-visible": focusRing,
    "&[aria-disabled]": { opacity: 0.6 },
  },
});

export const hint = style({
  // Below the focus ring.
  margin: "8px 0 0",
  fontSize: scaled(14),
  lineHeight: 1.4,
  color: theme.textSoft,
});

export const error = style([
  hint,
  {
    fontSize: scaled(15),
    fontWeight: 600,
    color: theme.error,
    selectors: {
      // An icon, because colour alone is not enough; after the text, which is aligned with its field. It has an empty
      // alternative text, which older browsers ignore: their screen readers read it.
      "&::after": { content: ['" ▲"', '" ▲" / ""'], fontSize: scaled(10) },
    },
  },
]);

export const TWO_COLUMNS = "(min-width: 56.25em)";

/** A form with one column on a phone, two on a desktop. */
export const grid = style({
  display: "grid",
  gap: dense(space[4]),
  margin: 0,
  "@media": {
    [TWO_COLUMNS]: { gridTemplateColumns: "1fr 1fr", gap: `${dense("20px")} ${space[5]}` },
  },
});

/** For screen readers only. */
export const unseen = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
