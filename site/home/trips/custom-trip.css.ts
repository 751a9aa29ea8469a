import { space } from "@maloca/widgets/theme/tokens";
import { air } from "../../style/media";
import { palette } from "../../style/palette.css";
import { column, placed, spaced, style } from "../../style/rules";
import { figureType, rem, text as sizes, titleSize } from "../../style/type";

export const customTrip = style({
  rowGap: space[3],
  paddingBlock: air.block,
  background: palette.wash,
  // What the consultation needs is left below the words.
  desk: { alignItems: "start", gridTemplateRows: "1fr auto" },
});

export const words = placed({
  onDesk: "2 / span 6",
  ...spaced(space[3]),
  gridTemplateColumns: "minmax(0, 1fr)",
  fontSize: sizes.lead,
});

export const price = style({
  ...figureType,
  fontSize: titleSize(28, "clamp(28px, 4.4vw, 64px)"),
  lineHeight: 1,
  marginRight: space[1],
});

export const form = placed({
  onDesk: "8 / main-end",

  phone: { order: 1, paddingBlock: space[1], borderBlock: `2px solid ${palette.ink}` },
  desk: { gridRow: "1 / span 2" },
});

/** Smaller on a phone, where it fits on one line. */
export const unsure = style({
  selectors: { "&&": { phone: { fontSize: rem(20) } } },
});

/** Below the words, beside the form. */
export const consultation = placed({
  onDesk: "2 / span 6",
  fontSize: rem(17),

  phone: { order: 2 },
  tablet: { marginBottom: space[3], paddingTop: space[3], borderTop: `2px solid ${palette.ink}` },
});

export const offer = style({
  ...column(space[3]),
  paddingTop: space[2],
  tablet: { gridTemplateColumns: "1fr auto", gap: space[5], alignItems: "center" },
});
