import { space } from "@maloca/widgets/theme/tokens";
import { checked } from "../../components/texts.css";
import { dash, marked } from "../../style/marks";
import { air } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed, spaced, stack, style } from "../../style/rules";
import { label as labelType } from "../../style/type";

export const lists = style({ paddingBottom: space[8] });

export const rule = placed({
  margin: `0 0 ${space[6]}`,
  border: 0,
  borderTop: `2px solid ${palette.ink}`,
});

export const column = {
  included: placed({ onTablet: "2 / span 6" }),
  notIncluded: placed({
    onTablet: "9 / span 5",
    marginTop: space[6],
    color: palette.inkSoft,
    tablet: { marginTop: 0 },
  }),
};

export const list = style({ ...spaced(space[3]), marginTop: space[4] });

export const item = {
  included: checked,
  notIncluded: style(marked(dash, palette.inkSoft)),
};

export const before = style({ paddingBlock: air.section, background: palette.wash });

export const title = placed({ onDesk: "2 / span 4" });

export const lines = placed({
  onDesk: "7 / main-end",
  marginTop: space[5],
  desk: { gridRow: "1 / span 2", marginTop: 0 },
});

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
