import { shadow, space } from "@maloca/widgets/theme/tokens";
import { air } from "../../style/media";
import { palette } from "../../style/palette.css";
import { column, dark, globalStyle, stack, style, tag } from "../../style/rules";
import { figureType, label, rem, smallTitle, titleSize } from "../../style/type";
import { strip } from "../strip.css";

/** The parts of a card; from a tablet up each is aligned with the same part of its neighbours. */
const PARTS = 5;

export const row = style([
  strip,
  {
    gridTemplateRows: `repeat(${PARTS}, auto)`,
    marginTop: space[3],
    phone: { gridTemplateRows: "none" },
  },
]);

export const card = style({
  position: "relative",
  display: "grid",
  gridRow: `span ${PARTS}`,
  gridTemplateRows: "subgrid",
  scrollSnapAlign: "start",
  // A phone shows one card at a time: only the prices are aligned, at its foot.
  phone: { gridRow: "auto", gridTemplateRows: "auto auto auto 1fr auto" },
  selectors: { "&[hidden]": { display: "none" } },
  background: palette.card,
  color: palette.ink,
  boxShadow: shadow.card,
});

export const art = style({
  aspectRatio: "9 / 4",
  overflow: "hidden",
  tablet: { aspectRatio: "2 / 1" },
});

/** The motif of these drawings is right of the middle. */
export const picture = style({ objectPosition: "64% 50%" });

export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  // Badges keep their height where a neighbour's take two lines.
  alignContent: "start",
  gap: space[2],
  padding: `0 ${space[4]}`,
  marginTop: `calc(-1 * ${space[4]})`,
  position: "relative",
});

export const badge = style(tag);
export const status = style({ ...tag, ...dark });

/** The struck-through badge after a departure overlaps the picture's edge too. */
globalStyle(`${tags} > s`, {
  margin: 0,
  padding: `${space[1]} ${space[3]}`,
  background: palette.card,
  opacity: 1,
});

export const head = style({ padding: `${space[3]} ${space[4]} 0` });
export const name = style({
  ...smallTitle,
  fontSize: titleSize(26, "clamp(26px, 2.2vw, 32px)"),
  lineHeight: 1.08,
});
export const place = style({ ...label, marginTop: space[1], color: palette.word });
export const length = style({ marginTop: space[1], fontSize: rem(16) });
export const text = style({ marginTop: space[2], lineHeight: 1.45 });

export const highlights = style({
  ...stack(space[1]),
  padding: `${space[3]} ${space[4]} 0`,
  fontSize: rem(16),
  lineHeight: 1.35,
});

export const foot = style({ ...column(space[2]), alignContent: "end", padding: space[4] });

export const amount = style({ ...figureType, display: "block", fontSize: titleSize(28) });

/** The whole card opens this link. */
export const link = style({ "::after": { content: '""', position: "absolute", inset: 0 } });

/** Has another link, which must be above the card's. */
export const note = style({ position: "relative", zIndex: 1, fontSize: rem(16) });

export const destinations = style({ paddingTop: air.block });

export const seasonal = style({ ...dark, paddingBlock: air.block });

export const onDark = style({ scrollbarColor: `${palette.light} transparent` });
