import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { rem, text as sizes, titleSize, title as titleType } from "../../style/type";

export const customTrip = style({
  rowGap: space[5],
  paddingBlock: air.block,
  background: palette.wash,
  "@media": { [desk]: { alignItems: "start" } },
});

export const words = placed({
  onDesk: "2 / span 5",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  fontSize: sizes.lead,
});

export const price = style({
  ...titleType,
  display: "block",
  fontSize: titleSize(48, "clamp(48px, max(8vw, min(16.4vw, 64px)), 120px)"),
  lineHeight: 1,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});

export const form = placed({ onDesk: "8 / main-end", "@media": { [desk]: { gridRow: 1 } } });

export const fields = style({
  padding: space[5],
  "@media": { [desk]: { padding: space[6] } },
});

/** Below words and form, so that the form's first step has the height of the words beside it. */
export const consultation = placed({
  paddingTop: space[2],
  borderTop: `2px solid ${palette.ink}`,
  fontSize: rem(17),
  "@media": { [tablet]: { paddingTop: space[4] } },
});

export const offer = style({
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  paddingTop: space[2],
  "@media": { [tablet]: { gridTemplateColumns: "1fr auto", gap: space[6], alignItems: "center" } },
});
