import { space } from "@maloca/widgets/theme/tokens";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { badge as badgeStyle } from "../../style/badge";
import { check, marked } from "../../style/marks";
import { palette } from "../../style/palette.css";
import { label, rem, title, titleSize } from "../../style/type";
import { markInk } from "../days/day-frieze.css";

export const badge = style(badgeStyle);

export const name = style({
  ...title,
  marginBottom: space[2],
  fontSize: titleSize(34, "clamp(34px, 3.1vw, 46px)"),
});

export const features = style({ display: "grid", gap: space[2], marginTop: space[4] });

export const feature = styleVariants({
  plain: marked(check, palette.accent),
  badged: marked(check, palette.light),
});

export const stage = style({ marginTop: space[4] });

export const stageName = style({ ...label, margin: 0, fontSize: rem(17) });

/** As wide as the text. */
export const frieze = style({ width: "100%", marginTop: space[5] });

export const days = style({
  display: "grid",
  gap: space[2],
  margin: `${space[4]} 0 0`,
  padding: 0,
  listStyle: "none",
  counterReset: "day",
});

const dayInk = createVar();

/** A line with `Día 1`, `Día 2` and so on before it. */
const dayBase = style({
  counterIncrement: "day",
  display: "grid",
  gridTemplateColumns: "3.6em 1fr",
  "::before": { content: '"Día " counter(day)', color: dayInk, fontWeight: 600 },
});

export const day = styleVariants({
  plain: [dayBase, { vars: { [dayInk]: palette.word } }],
  badged: [dayBase, { vars: { [dayInk]: palette.light, [markInk]: palette.light } }],
});
