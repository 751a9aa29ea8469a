import { space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { desk, inDarkTheme, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { placed } from "../style/placed";
import { label, rem, smallTitle, text, title, titleSize } from "../style/type";
import { onForest, onPaper } from "../style/weave";

export const record = style({
  paddingBlock: space[8],
  rowGap: space[7],
  "@media": { [desk]: { paddingBlock: space[9] } },
});

/** A card with a woven pattern in the place of the portrait, which is not there yet. */
export const expert = placed({
  onDesk: "2 / span 4",
  display: "grid",
  gap: space[3],
  alignSelf: "start",
  padding: space[5],
  background: palette.card,
  boxShadow: `inset 0 0 0 2px ${palette.line}`,
  "::before": {
    content: '""',
    height: "144px",
    margin: `calc(-1 * ${space[5]}) calc(-1 * ${space[5]}) ${space[3]}`,
    background: `${onPaper} 0 0 / auto 48px`,
  },
  ...inDarkTheme({ "::before": { backgroundImage: onForest } }),
});

export const expertTitle = style({ ...label, color: palette.word, fontSize: rem(17) });

export const timeline = placed({ onDesk: "7 / span 7" });

export const years = style({ margin: `${space[5]} 0 0`, padding: 0, listStyle: "none" });

/** A point on the vertical line of the timeline. */
export const achievement = style({
  position: "relative",
  display: "grid",
  gap: space[1],
  paddingBlock: space[4],
  paddingLeft: space[6],
  borderLeft: `4px solid ${palette.accent}`,
  fontSize: text.lead,
  "::before": {
    content: '""',
    position: "absolute",
    left: "-12px",
    top: "30px",
    border: `10px solid ${palette.accent}`,
    borderRadius: "50%",
    boxShadow: `0 0 0 4px ${palette.paper}`,
  },
  "@media": {
    [tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 7fr)", alignItems: "baseline" },
  },
});

export const year = styleVariants({
  dated: {
    ...title,
    color: palette.accent,
    fontSize: titleSize(40, "clamp(40px, 4.4vw, 64px)"),
    lineHeight: 1,
    fontVariantNumeric: "lining-nums",
  },
  open: { ...smallTitle, color: palette.inkSoft, fontSize: text.h3, lineHeight: 1.1 },
});
