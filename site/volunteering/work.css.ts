import { font, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { check as checkMark, marked } from "../style/marks";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { placed } from "../style/placed";
import { label, rem, smallTitle, text, titleSize } from "../style/type";

export const work = style({
  paddingBlock: space[8],
  "@media": { [desk]: { paddingBlock: space[9] } },
});

export const title = placed({ onDesk: "2 / span 9" });

export const words = placed({
  onDesk: "4 / span 6",
  display: "grid",
  gap: space[4],
  alignContent: "start",
  marginTop: space[5],
  fontSize: text.lead,
  "@media": { [desk]: { marginTop: space[6] } },
});

export const checks = style({
  display: "grid",
  gap: space[3],
  marginTop: space[3],
  fontSize: rem(17),
  "@media": { [tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const check = style(marked(checkMark, palette.accent));

/** A ticket with a dotted edge, at the page's right edge. */
export const ticket = placed({
  onDesk: "11 / full-end",
  display: "grid",
  gap: space[5],
  alignSelf: "start",
  marginTop: space[6],
  padding: space[5],
  background: palette.wash,
  "@media": {
    [desk]: {
      marginTop: space[6],
      paddingRight: space[6],
      borderLeft: `6px dotted ${palette.paper}`,
      boxShadow: `-6px 0 0 ${palette.wash}`,
    },
  },
});

export const ticketTitle = style({ ...smallTitle, fontSize: titleSize(28) });

export const facts = style({
  display: "grid",
  gap: space[4],
  "@media": {
    [tablet]: { gridTemplateColumns: "1fr 1fr" },
    [desk]: { gridTemplateColumns: "1fr" },
  },
});

export const term = style({ ...label });

export const value = style({ fontFamily: font.title, fontSize: rem(21), lineHeight: 1.25 });
