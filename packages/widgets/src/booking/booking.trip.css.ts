import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { scaled } from "../theme/scaled";
import { theme } from "../theme/theme.css";
import { space } from "../theme/tokens";
import { textButton } from "../ui/text-button.css";

const WIDE = "(min-width: 47.5em)";

/** Below the title and the introduction. */
export const ticket = style({ fontSize: scaled(16), lineHeight: 1.45 });

/**
 * The package and its price, below a dashed line. On a phone each has a line to itself, so that the form below
 * does not move when the price changes.
 */
export const asked = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  margin: `${space[3]} 0 0`,
  paddingTop: space[3],
  borderTop: "2px dashed",
});

export const name = style({
  // With large letters a link stands below it.
  flex: "1 1 6em",
  overflow: "hidden",
  fontSize: scaled(18),
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  "@media": { [WIDE]: { whiteSpace: "normal" } },
});

export const sum = style({
  width: "100%",
  minHeight: scaled(24),
  fontVariantNumeric: "lining-nums tabular-nums",
});

/** What the price assumes. Keeps its room, so that the form below does not move when it applies. */
const line = style({
  width: "100%",
  minHeight: scaled(38),
  fontSize: scaled(14),
  lineHeight: scaled(19),
});
export const note = styleVariants({ seen: [line], unseen: [line, { visibility: "hidden" }] });

/** The steps in the header, shown in wide windows; narrow ones show those below the form. */
export const besideForm = style({
  display: "none",
  "@media": { [WIDE]: { display: "flow-root", marginTop: space[5] } },
});

export const belowForm = style({ "@media": { [WIDE]: { display: "none" } } });

export const next = style({ margin: `0 0 ${space[2]}`, fontWeight: 600 });

export const steps = style({
  display: "grid",
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
});

globalStyle(`${steps} > li`, { display: "flex", gap: space[3], lineHeight: 1.4 });

globalStyle(`${steps} > li::before`, {
  counterIncrement: "step",
  content: "counter(step)",
  flex: "none",
  width: scaled(24),
  height: scaled(24),
  borderRadius: "50%",
  textAlign: "center",
  fontSize: scaled(14),
  fontWeight: 700,
  lineHeight: scaled(24),
  background: theme.brand,
  color: theme.onBrand,
  // A disc on the form's background, and a ring in the header.
  boxShadow: "inset 0 0 0 2px",
});

export const after = style({ display: "grid", gap: space[4], marginTop: space[5] });

globalStyle(`${after}[hidden]`, { display: "none" });

/** Less prominent: only for visitors who have spoken with the team. */
export const later = style({
  margin: 0,
  paddingTop: space[3],
  borderTop: `1px solid color-mix(in srgb, ${theme.edge} 40%, transparent)`,
  color: theme.textSoft,
});

export const pay = textButton;

/** Beside the package's name; in wide windows last. Its margin takes the room of a finger away again. */
export const answers = style([
  pay,
  {
    margin: "-10px 0",
    padding: "10px 0",
    color: "inherit",
    "@media": { [WIDE]: { order: 1 } },
  },
]);
