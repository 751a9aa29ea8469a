import { color, font, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk } from "../style/media";
import { palette } from "../style/palette.css";
import { placed } from "../style/placed";
import { label, rem, text } from "../style/type";

export const contact = style({
  paddingBlock: space[8],
  background: palette.ground,
  color: color.paper,
  "@media": { [desk]: { paddingBlock: space[9] } },
});

export const words = placed({
  onDesk: "2 / span 6",
  display: "grid",
  gap: space[4],
  alignContent: "start",
  fontSize: text.lead,
});

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[3],
});

export const facts = placed({
  onTablet: "2 / span 8",
  onDesk: "9 / span 5",
  display: "grid",
  gap: space[4],
  alignContent: "start",
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: `2px solid ${palette.light}`,
  fontFamily: font.title,
  fontSize: rem(22),
  lineHeight: 1.3,
  "@media": { [desk]: { marginTop: 0 } },
});

export const term = style({ ...label, color: palette.light, fontFamily: font.text });

export const link = style({
  display: "inline-block",
  paddingBlock: `calc((${TOUCH_TARGET} - 1lh) / 2)`,
  marginBlock: "-6px",
  ":hover": { color: palette.light },
});

/** Without height while its dialogs are closed. */
export const forms = placed({
  display: "grid",
  gap: space[6],
  "@media": { "(scripting: none)": { marginTop: space[7] } },
});
