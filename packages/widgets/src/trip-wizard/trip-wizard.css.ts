import { globalStyle, style } from "@vanilla-extract/css";
import { WIDEST } from "../forms/fields/form-layout";
import { formLayout } from "../forms/fields/form-layout.css";
import { scaled, scaledTitle } from "../theme/scaled";
import { theme } from "../theme/theme.css";
import { motion, space } from "../theme/tokens";
import { band } from "../ui/band";
import { action, quiet } from "../ui/button.css";
import { keepApart } from "../ui/in-page";

keepApart("trip-wizard");

export const form = style({
  // A grid with this column: in a shrink-to-fit parent the form's width does not depend on its text.
  display: "grid",
  gridTemplateColumns: `minmax(0, ${WIDEST})`,
  margin: 0,
  vars: { "--test-ribbon-gap": space[5] },
});

globalStyle(`${form} > [part=operator]`, { marginTop: space[4] });

/** The confirmation of the last request, above the empty form. */
export const stored = style({ marginBottom: space[5] });

/** A woven band in four parts, one for each step. */
export const progress = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space[1],
  margin: `0 0 ${space[5]}`,
  padding: 0,
  listStyle: "none",
});

export const mark = style({
  fontSize: scaled(14),
  lineHeight: 1.4,
  color: theme.textSoft,
  selectors: {
    "&::before": {
      content: "",
      display: "block",
      height: "8px",
      marginBottom: space[2],
      // Keeps the pattern in forced colours.
      forcedColorAdjust: "none",
      background: band(
        `color-mix(in srgb, ${theme.edge} 45%, ${theme.surface})`,
        `color-mix(in srgb, ${theme.edge} 20%, ${theme.surface})`,
      ),
      transition: `background-color ${motion.quick}`,
    },
    "&[aria-current]": { fontWeight: 700, color: theme.text },
  },
});

/** Completed steps and the current one are woven. */
export const woven = style({
  selectors: { "&::before": { background: band(theme.mark, theme.accent) } },
});

// Without scripts all steps are one form, with one button at its end.
const SCRIPTLESS = "(scripting: none)";

export const step = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outline: "none",
  scrollMarginTop: space[9],
  "@media": { [SCRIPTLESS]: { display: "block", marginBottom: space[6] } },
});

export const fields = formLayout;

/** Above the grid of the fields. */
export const legend = style({ marginBottom: space[4], padding: 0 });

export const title = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: scaledTitle(28),
  fontWeight: 600,
  lineHeight: 1.15,
  textWrap: "balance",
});

export const count = style({
  display: "block",
  marginBottom: space[1],
  fontFamily: theme.textFont,
  fontSize: scaled(15),
  fontWeight: 400,
  color: theme.textSoft,
});

export const moves = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
  marginTop: space[5],
});

export const back = quiet;

/** The same width in every step and while sending. */
export const submit = style([action, { minWidth: "156px" }]);

globalStyle(`${progress}, ${count}, ${step}:not(:last-child) ${moves}, ${moves} > [type=button]`, {
  "@media": { [SCRIPTLESS]: { display: "none" } },
});
