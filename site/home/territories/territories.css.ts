import { color, space } from "@maloca/widgets/theme/tokens";
import { checked } from "../../components/texts.css";
import { columns, edge } from "../../style/grid.css";
import { drop, sun } from "../../style/marks";
import { air } from "../../style/media";
import { palette } from "../../style/palette.css";
import {
  column as columnOf,
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
import { phoneStrip } from "../../style/strip.css";
import { text as sizes } from "../../style/type";

export const territories = style({ paddingTop: air.block });

/** On a phone the checkpoint, the two places and the donation scroll sideways; on a desktop the checkpoint is beside the others. */
export const places = style([phoneStrip, { tablet: { marginTop: space[4] }, desk: columns }]);

export const checkpoint = style({
  scrollSnapAlign: "start",

  phone: { alignContent: "start", gridTemplateColumns: "none", gridTemplateRows: "104px auto" },
  desk: { gridColumn: "full-start / span 8", gridTemplateColumns: "minmax(0, 1fr)" },
});

/** Bleeds off the left edge; the card overlaps its corner. */
export const art = style({
  gridRow: 1,

  tablet: { position: "relative", gridColumn: "full-start / span 9", minHeight: "400px" },
  desk: { gridColumn: 1 },
});

export const card = placed({
  onTablet: "7 / main-end",
  gridRow: 2,
  marginTop: `calc(-1 * ${space[6]})`,

  phone: { gridColumn: "auto", marginRight: space[4] },
  tablet: { gridRow: 1, alignSelf: "end", marginBlock: space[6] },
  desk: { gridColumn: 1, margin: `${space[8]} ${space[6]} ${space[6]} ${edge}` },
});

export const words = style({
  ...columnOf(space[3]),
  padding: "clamp(16px, 3vw, 32px)",
  phone: { rowGap: space[1], paddingBlock: space[3] },
});

/** On a phone over the picture. */
export const status = style({
  ...tag,
  ...dark,
  phone: { position: "absolute", bottom: "calc(100% - 12px)", left: space[4] },
});

export const name = style(spaced(space[1]));

export const infrastructure = style(row(`0 ${space[5]}`));

const drawn = (mark: string) => [checked, { "::before": { mask: `${mark} 0 0 / 100%` } }];

export const item = styleVariants({ sun: drawn(sun), drop: drawn(drop) });

/** Two places and the donation. */
export const others = style({
  rowGap: space[4],
  marginTop: "clamp(16px, 2.8vw, 40px)",
  phone: { display: "contents" },
  desk: {
    gridColumn: "9 / main-end",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "space-between",
    marginTop: 0,
  },
});

const place = style({
  ...stack(space[3]),
  gridTemplateRows: "104px auto",
  scrollSnapAlign: "start",

  phone: { gridColumn: "auto" },
  // Aligns the two pictures and the two names.
  tablet: { gap: space[4], gridRow: "1 / span 2", gridTemplateRows: "subgrid" },
  // The picture is beside the words.
  desk: { gridRow: "auto", gridTemplate: "none / 2fr 3fr" },
});

export const project = {
  first: placed({ onTablet: "2 / span 6", onDesk: "1" }, place),
  second: placed({ onTablet: "8 / main-end", onDesk: "1" }, place),
};

export const small = style({ tablet: { height: "170px" }, desk: { height: "auto" } });

export const column = style({ ...stack(space[3]), justifyItems: "start" });

export const donation = placed({
  onDesk: "1",
  ...columnOf(space[4]),
  alignContent: "center",
  padding: space[4],
  background: palette.deep,
  color: color.paper,
  fontSize: sizes.lead,

  phone: { gridColumn: "auto" },
  desk: { padding: space[5] },
});

// A label stands beside its figure.
globalStyle(`${places} dl`, { phone: { display: "block" } });
globalStyle(`${places} dl > div`, {
  flexDirection: "row-reverse",
  alignItems: "baseline",
  columnGap: space[2],
});
globalStyle(`${places} dt`, { maxWidth: "none" });
globalStyle(`${places} dl dd[class]`, { fontSize: "clamp(26px, 3vw, 44px)" });

// The picture has the height of the card over it, and not one of its own.
globalStyle(`${art} img`, { tablet: { position: "absolute", inset: 0 } });
