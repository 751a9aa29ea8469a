import { font, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { onForest, onPaper } from "../../style/marks";
import { inDarkTheme } from "../../style/media";
import { palette } from "../../style/palette.css";
import {
  dark,
  globalStyle,
  placed,
  roomy,
  row,
  spaced,
  stack,
  style,
  styleVariants,
} from "../../style/rules";
import { label, rem, smallTitle, text, title, titleSize } from "../../style/type";

export const programme = style(roomy);

export const words = placed({
  onDesk: "2 / span 5",
  ...stack(space[4]),
  fontSize: text.lead,
});

/** Four squares without gaps between them. */
export const areas = placed({
  onDesk: "8 / full-end",
  display: "grid",
  marginTop: space[6],
  background: palette.card,

  tablet: { gridTemplateColumns: "1fr 1fr" },
  desk: { marginTop: 0, alignSelf: "start" },
});

const SEAM = `2px dashed ${palette.accent}`;

export const area = style({
  ...stack(space[2]),
  padding: space[5],
  tablet: {
    padding: space[6],
    selectors: {
      "&:nth-child(odd)": { borderRight: SEAM },
      "&:nth-child(-n + 2)": { borderBottom: SEAM },
    },
  },
  phone: { selectors: { "&:not(:last-child)": { borderBottom: SEAM } } },
});

export const areaText = style({ textWrap: "balance" });

export const icon = style({ width: "56px", marginBottom: space[2], color: palette.accent });

export const record = style({ ...roomy, rowGap: space[7] });

/** A card below a woven pattern, in which a portrait stands to half, where there is one. */
export const expert = placed({
  onDesk: "2 / span 4",
  ...spaced(space[3]),
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

globalStyle(`${expert} > img`, {
  marginTop: `calc(-56px - ${space[3]} - ${space[3]})`,
  border: `4px solid ${palette.card}`,
});

export const expertTitle = style({ ...label, color: palette.word, fontSize: rem(17) });

export const timeline = placed({ onDesk: "7 / span 7" });

export const years = style({ marginTop: space[5] });

/** A point on the vertical line of the timeline. */
export const achievement = style({
  position: "relative",
  ...spaced(space[1]),
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

  tablet: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 7fr)", alignItems: "baseline" },
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

export const contact = style({ ...roomy, ...dark });

export const contactWords = placed({
  onDesk: "2 / span 6",
  ...stack(space[4]),
  fontSize: text.lead,
});

export const buttons = style({ ...row(space[3]), marginTop: space[3] });

export const facts = placed({
  onTablet: "2 / span 8",
  onDesk: "9 / span 5",
  ...stack(space[4]),
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: `2px solid ${palette.light}`,
  fontFamily: font.title,
  fontSize: rem(22),
  lineHeight: 1.3,
  desk: { marginTop: 0 },
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
  ...spaced(space[6]),
  withoutScripts: { marginTop: space[7] },
});
