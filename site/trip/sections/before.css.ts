import { space } from "@maloca/widgets/theme/tokens";
import { checked } from "../../components/texts.css";
import { dash, marked } from "../../style/marks";
import { air } from "../../style/media";
import { palette } from "../../style/palette.css";
import { globalStyle, placed, spaced, stack, style } from "../../style/rules";
import { label as labelType } from "../../style/type";

export const before = style({
  paddingBlock: air.section,
  background: palette.wash,
  desk: { gridTemplateRows: "auto 1fr" },
});

// A gallery has air below it alone.
globalStyle(`${before} + :has(> maloca-lightbox)`, { paddingTop: air.section });

export const title = placed({ onDesk: "2 / span 4" });

export const answers = placed({
  onDesk: "7 / main-end",
  ...stack(space[6]),
  marginTop: space[5],
  desk: { gridRow: "1 / span 2", marginTop: 0 },
});

export const lists = style({
  ...stack(space[6]),
  tablet: { gridTemplateColumns: "1fr 1fr" },
});

export const list = style({ ...spaced(space[3]), marginTop: space[4] });

export const item = { included: checked, notIncluded: style(marked(dash, palette.inkSoft)) };

export const line = style({
  ...spaced(space[1]),
  paddingBlock: space[3],
  borderTop: "1px solid color-mix(in srgb, currentColor 35%, transparent)",
  tablet: { gridTemplateColumns: "3fr 7fr", columnGap: space[5] },
});

export const label = style(labelType);

export const rest = placed({
  onDesk: "2 / span 4",
  ...stack(space[4]),
  justifyItems: "start",
  marginTop: space[5],
});
