import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { BAR_HEIGHT } from "../layout/bar-height";
import { desk, sideways, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { placed } from "../style/placed";
import { label, rem, text, titleSize, title as titleType } from "../style/type";

export const hero = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "minmax(280px, 44svh) auto",
  background: palette.ground,
  color: color.paper,
  "@media": {
    [tablet]: {
      minHeight: `min(calc(100svh - ${BAR_HEIGHT}), 960px)`,
      gridTemplateRows: "minmax(360px, 1fr) auto",
    },
    [sideways]: { gridTemplateRows: "none", alignItems: "end" },
  },
});

export const sky = style({
  position: "relative",
  overflow: "hidden",
  minHeight: 0,
  contain: "size",
  "@media": { [sideways]: { position: "absolute", inset: "0 0 0 60%" } },
});

/** Keeps the lower part visible in a wide window: the people who plant are there. */
export const planting = style({ objectPosition: "50% 80%" });

export const words = style({
  paddingBlock: `${space[4]} ${space[7]}`,
  "@media": { [desk]: { alignItems: "end" }, [sideways]: { paddingBlock: space[4] } },
});

/** Beside the picture. */
const beside = { gridColumn: "2 / span 6" };

export const eyebrow = placed({ ...label, marginBottom: space[2], color: palette.light });

export const title = placed({
  onDesk: "2 / span 7",
  ...titleType,
  fontSize: text.hero.long,
  "@media": {
    [desk]: { fontSize: titleSize(88, "clamp(88px, 8.4vw, 132px)") },
    [sideways]: { ...beside, fontSize: titleSize(40) },
  },
});

export const foot = placed({
  onDesk: "9 / span 5",
  marginTop: space[4],
  "@media": {
    [desk]: { marginTop: 0, paddingBottom: space[3] },
    [sideways]: { ...beside, marginTop: space[2] },
  },
});

export const lead = style({
  fontSize: text.lead,
  lineHeight: 1.5,
  maxWidth: "38em",
  "@media": { [sideways]: { fontSize: rem(16), lineHeight: 1.35 } },
});

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[5],
  "@media": { [sideways]: { marginTop: space[3] } },
});
