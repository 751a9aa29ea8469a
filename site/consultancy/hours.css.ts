import type { ConsultancyPackage } from "@maloca/catalog";
import { color, space } from "@maloca/widgets/theme/tokens";
import { check, marked } from "../style/marks";
import { inDarkTheme } from "../style/media";
import { palette } from "../style/palette.css";
import { badge as badgeStyle, column, placed, spaced, style, styleVariants } from "../style/rules";
import { text as sizes, smallTitle, title, titleSize } from "../style/type";

export const hours = style({
  paddingBlock: space[8],
  // Paler than the maize cards on it.
  background: `color-mix(in srgb, ${palette.wash} 45%, ${palette.paper})`,
  // In the dark theme the darkest card needs the full contrast.
  ...inDarkTheme({ background: palette.wash }),
});

export const text = placed({ onDesk: "2 / span 9", marginTop: space[3], fontSize: sizes.lead });

/** Six columns on a desktop: two packages share the first row, three the second. */
export const packages = placed({
  ...spaced(space[4]),
  marginTop: space[6],

  tablet: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  desk: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
});

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  padding: space[5],

  tablet: { selectors: { "&:last-child": { gridColumn: "1 / -1" } } },
  desk: {
    padding: space[6],
    selectors: {
      "&:nth-child(-n + 2)": { gridColumn: "span 3" },
      "&:nth-child(n + 3)": { gridColumn: "span 2" },
      // In the second row each package starts higher than the one before.
      "&:nth-child(3)": { marginTop: space[8] },
      "&:nth-child(4)": { marginTop: space[6] },
    },
  },
});

const grounds = {
  river: { background: color.riverDeep, color: color.paper },
  maize: { background: color.maize, color: color.ink },
  clay: { background: color.clayDeep, color: color.paper },
  forest: { background: color.forest, color: color.paper },
  ink: { background: color.ink, color: color.paper },
} as const satisfies Record<ConsultancyPackage["colour"], object>;

export const ink = styleVariants(grounds);

export const badge = style(badgeStyle);

export const figure = style({
  ...title,
  fontSize: titleSize(48, "clamp(48px, 5.6vw, 84px)"),
  lineHeight: 0.95,
  fontVariantNumeric: "lining-nums",
});

export const name = style({ ...smallTitle, marginTop: space[2], fontSize: titleSize(26) });

export const features = style(spaced(space[2]));

export const feature = style(marked(check, "currentColor"));

export const foot = style({
  ...column(space[4]),
  marginTop: "auto",
  paddingTop: space[3],

  tablet: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
  },
});

export const price = style({
  ...title,
  display: "block",
  fontSize: titleSize(28),
  fontVariantNumeric: "lining-nums",
});
