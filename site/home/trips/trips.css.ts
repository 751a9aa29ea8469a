import { shadow, space } from "@maloca/widgets/theme/tokens";
import { air } from "../../style/media";
import { palette } from "../../style/palette.css";
import { dark, row as flow, stack, style, tag } from "../../style/rules";
import { strip } from "../../style/strip.css";
import { figureType, label, rem, smallTitle } from "../../style/type";

/** The parts of a card; from a tablet up each is aligned with the same part of its neighbours. */
const PARTS = 4;

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
  phone: { gridRow: "auto", gridTemplateRows: "auto auto 1fr auto" },
  selectors: { "&[hidden]": { display: "none" } },
  background: palette.card,
  color: palette.ink,
  boxShadow: shadow.card,
});

/** The picture, with the tags in its upper corner and the name in a notch of its lower one. */
export const art = style({
  position: "relative",
  display: "grid",
  alignContent: "space-between",
  justifyItems: "start",
  aspectRatio: "5 / 2",
  tablet: { aspectRatio: "2 / 1" },
});

/** The motif of these drawings is right of the middle. */
export const picture = style({ position: "absolute", inset: 0, objectPosition: "64% 50%" });

export const tags = style({
  ...flow(space[2]),
  padding: `${space[3]} ${space[4]}`,
  position: "relative",
});

export const badge = style(tag);
export const status = style({ ...tag, ...dark });

/** Place and length on one line where they fit. */
export const head = style({
  ...flow(`0 ${space[3]}`),
  alignContent: "start",
  alignItems: "baseline",
  padding: `0 ${space[4]}`,
});
export const name = style({
  ...smallTitle,
  position: "relative",
  padding: `${space[2]} ${space[4]} ${space[1]}`,
  background: palette.card,
  fontSize: rem(22),
  lineHeight: 1.1,
  overflowWrap: "anywhere",
});
export const place = style({ ...label, color: palette.word });
export const length = style({ fontSize: rem(16) });
export const text = style({ flexBasis: "100%", marginTop: space[2], lineHeight: 1.45 });

export const highlights = style({
  ...stack(space[1]),
  padding: `${space[3]} ${space[4]} 0`,
  fontSize: rem(16),
  lineHeight: 1.35,
});

/** The button stands beside the price where both have room. */
export const foot = style({
  ...flow(space[2]),
  alignContent: "end",
  alignItems: "end",
  padding: space[4],
});

export const price = style({ flex: "1 1 120px" });

export const amount = style({
  ...figureType,
  fontSize: rem(25),
  tablet: { display: "block" },
});

/** The whole card opens this link. */
export const link = style({
  selectors: { "&&": { paddingInline: space[4] } },
  "::after": { content: '""', position: "absolute", inset: 0 },
});

export const destinations = style({ paddingTop: air.block });

export const seasonal = style({ ...dark, paddingBlock: air.block });

export const onDark = style({ scrollbarColor: `${palette.light} transparent` });
