import { radius, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../style/palette.css";
import { onScreen } from "../style/print.css";
import { globalStyle, placed, row, spaced, style, styleVariants } from "../style/rules";
import { rem, text, title } from "../style/type";

export const trust = style([
  onScreen,
  { display: "grid", rowGap: space[8], paddingBlock: space[8] },
]);

/** Cards of at least this width, which share each row: none leaves a gap. Where three fit, four are two and two. */
function cards(least: string) {
  const list = placed({ ...row(space[6]), marginTop: space[5] });
  globalStyle(`${list} > li`, { flex: `1 1 min(100%, ${least})` });
  const lastFour = `${list} > li:nth-child(3n + 1):nth-last-child(4)`;
  globalStyle(`${lastFour}, ${lastFour} ~ li`, { desk: { flexBasis: "40%" } });
  return list;
}

export const hosts = cards("380px");
export const photos = cards("320px");
export const reviews = cards("420px");

const hostBase = style({ ...spaced(space[4]), alignItems: "start" });

export const host = styleVariants({
  shown: [hostBase, { gridTemplateColumns: "112px 1fr" }],
  named: [hostBase, { paddingTop: space[4], borderTop: `2px solid ${palette.accent}` }],
});

export const face = style({
  width: "112px",
  height: "112px",
  borderRadius: radius.round,
  objectFit: "cover",
});

export const role = style({ marginTop: space[1] });

export const words = style({ margin: `${space[3]} 0 0` });

export const photo = style({ width: "100%", aspectRatio: "4 / 3", objectFit: "cover" });

export const caption = style({ marginTop: space[2], color: palette.inkSoft, fontSize: rem(15) });

export const review = style({
  paddingTop: space[4],
  borderTop: `2px solid ${palette.accent}`,
});

export const quote = style({
  ...title,
  margin: 0,
  fontSize: text.lead,
  lineHeight: 1.35,
  letterSpacing: 0,
  textWrap: "pretty",
  tablet: { fontSize: rem(22) },
});

globalStyle(`${photos} li:only-child img`, { desk: { aspectRatio: "21 / 9" } });
