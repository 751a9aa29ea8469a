import { space } from "@maloca/widgets/theme/tokens";
import { globalStyle, row, style } from "../style/rules";
import { rem } from "../style/type";

export const summary = style({
  position: "relative",
  ...row(`${space[1]} ${space[6]}`),
  alignItems: "baseline",
  alignContent: "center",
  minHeight: "48px",
  paddingRight: space[7],
  cursor: "pointer",
  listStyle: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  // A plus sign; a minus sign when the fold is open.
  "::after": {
    content: '""',
    position: "absolute",
    right: space[1],
    top: "calc(50% - 10px)",
    width: "20px",
    height: "20px",
    background:
      "linear-gradient(currentColor, currentColor) 50% / 100% 3px no-repeat, linear-gradient(currentColor, currentColor) 50% / 3px 100% no-repeat",
    // Kept in forced colours: only this sign shows that the text opens something.
    forcedColorAdjust: "none",
  },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "[open] > &::after, :checked + &::after": { backgroundSize: "100% 3px, 0 0" },
  },
});

/** Two folds that share a row of a phone until one is open. With very large text each has its own. */
const shared = "screen and (min-width: 20em) and (max-width: 44.99em)";

const half = style({});
const right = style({});
export const halves = { left: half, right: `${half} ${right}` };

globalStyle(`${half}:not([open])`, {
  "@media": { [shared]: { gridColumn: "main-start / span 6", marginRight: space[3] } },
});
globalStyle(`${right}:not([open])`, {
  "@media": { [shared]: { gridColumn: "span 6 / main-end", marginRight: 0 } },
});
globalStyle(`${half}:not([open]) > summary`, {
  "@media": { [shared]: { paddingRight: space[5] } },
});
// The sign keeps off the words.
globalStyle(`${half}:not([open]) > summary::after`, { "@media": { [shared]: { right: 0 } } });
globalStyle(`${half}:not([open]) h3`, { "@media": { [shared]: { fontSize: rem(17) } } });

/** Shows the content of a closed `details`. */
const unfolded = { contentVisibility: "visible", blockSize: "auto" } as const;

/** A browser that does not know this selector keeps the fold at every width. */
const canUnfold = "selector(::details-content)";

export const phoneFold = style({});

export const wideHeading = style({
  display: "none",
  "@supports": { [canUnfold]: { tablet: { display: "block" } } },
});

globalStyle(`${phoneFold}::details-content`, {
  "@supports": { [canUnfold]: { tablet: unfolded } },
});

/** On a desktop the heading is beside the content. */
export const besideHeading = style({});

globalStyle(`${besideHeading}::details-content`, {
  "@supports": {
    [canUnfold]: { desk: { display: "grid", gridTemplateColumns: "1fr 2fr", columnGap: space[5] } },
  },
});

globalStyle(`${phoneFold} > summary`, {
  "@supports": { [canUnfold]: { tablet: { display: "none" } } },
});

// In print every fold is open.
globalStyle("details::details-content", {
  "@supports": { [canUnfold]: { print: unfolded } },
});
