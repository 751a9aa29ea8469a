import { shadow, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { onScreen } from "../../style/print.css";
import {
  column,
  dark,
  globalStyle,
  placed,
  row,
  spaced,
  stack,
  style,
  styleVariants,
  tag,
} from "../../style/rules";
import { smallTitle, text, titleSize } from "../../style/type";
import { badge, features } from "./package-cards.css";

export const lodgings = style({ paddingTop: space[6] });

export const pair = placed({
  ...spaced(space[5]),
  desk: { gridTemplateColumns: "1fr 1fr" },
});

/** Name, text, list and two stays, aligned with those of the lodging beside it. */
export const lodging = style({
  ...stack(space[4]),
  padding: space[5],
  background: palette.card,
  borderTop: `${space[2]} solid ${palette.light}`,
  boxShadow: shadow.card,
  desk: { gridRow: "span 5", gridTemplateRows: "subgrid", padding: space[6] },
});

// As high as the longer one beside it, and no looser.
globalStyle(`${lodging} > ul`, { alignContent: "start" });

/** A stay; in a wide window its parts stand side by side in these columns. */
const stay = (gridTemplateColumns: string) =>
  style({
    ...spaced(space[3]),
    padding: space[5],
    tablet: { gridTemplateColumns, columnGap: space[5], alignItems: "center" },
  });
const narrow = stay("1fr auto");
const wide = stay("minmax(0, 4fr) minmax(0, 5fr) auto");

/** Of a lodging's words and of its stays: side by side with another lodging, or as wide as half a page and more. */
export const looks = {
  narrow: {
    description: undefined,
    features,
    head: style({ ...row(`0 ${space[4]}`), alignItems: "center", gridColumn: "1 / -1" }),
    days: style({ ...smallTitle, fontSize: text.h3 }),
    badge: `${badge} ${onScreen}`,
    stay: styleVariants({
      plain: [narrow, { border: `2px solid ${palette.line}` }],
      badged: [narrow, { border: `2px solid ${palette.ground}`, ...dark }],
    }),
  },
  wide: {
    description: style({ fontSize: text.lead }),
    features: style({ ...spaced(space[2]), marginBlock: space[4] }),
    head: style(column(space[2])),
    days: style({ ...smallTitle, fontSize: titleSize(24), lineHeight: 1.15 }),
    badge: style(tag),
    stay: styleVariants({
      plain: [wide, { background: palette.card, boxShadow: `inset 0 0 0 2px ${palette.line}` }],
      badged: [wide, dark],
    }),
  },
};

export const button = style({ tablet: { justifySelf: "end" } });
