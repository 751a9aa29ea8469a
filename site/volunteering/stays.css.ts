import { space } from "@maloca/widgets/theme/tokens";
import { palette } from "../style/palette.css";
import { column, dark, placed, spaced, stack, style, styleVariants, tag } from "../style/rules";
import { smallTitle, text, titleSize } from "../style/type";

export const stays = style({ ...spaced(space[8]), paddingBlock: space[9] });

export const lodging = style({});

const ODD = `${lodging}:nth-of-type(odd) > &`;

/** Bleeds off the left edge for the first lodging, off the right for the second. */
export const view = style({
  gridColumn: "full-start / full-end",
  height: "240px",

  tablet: { height: "360px" },
  desk: {
    gridColumn: "full-start / span 6",
    gridRow: 1,
    height: "auto",
    position: "relative",
    selectors: { [ODD]: { gridColumn: "9 / full-end" } },
  },
});

export const words = placed({
  onDesk: "8 / main-end",
  ...stack(space[3]),
  paddingTop: space[5],

  desk: {
    gridRow: 1,
    paddingBlock: space[5],
    selectors: { [ODD]: { gridColumn: "2 / span 6" } },
  },
});

export const description = style({ fontSize: text.lead });

export const features = style({ ...spaced(space[2]), marginBlock: space[4] });

const stayBase = style({
  ...spaced(space[3]),
  padding: space[5],

  tablet: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) auto",
    columnGap: space[5],
    alignItems: "center",
  },
});

export const stay = styleVariants({
  plain: [stayBase, { background: palette.card, boxShadow: `inset 0 0 0 2px ${palette.line}` }],
  badged: [stayBase, { ...dark }],
});

export const head = style(column(space[2]));

export const days = style({ ...smallTitle, fontSize: titleSize(24), lineHeight: 1.15 });

export const badge = style(tag);

export const button = style({ tablet: { justifySelf: "end" } });

export const notes = placed({ onDesk: "2 / span 8", ...spaced(space[2]) });
