import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { edge } from "../style/grid.css";
import { desk } from "../style/media";
import { palette } from "../style/palette.css";
import { placed } from "../style/placed";
import { text } from "../style/type";

export const longer = style({ rowGap: space[6], paddingBottom: space[9] });

const part = { display: "grid", gap: space[4], alignContent: "start", justifyItems: "start" };

/** The page's margin, for a block of any width. */
const margin = edge.replace("100%", "100vw");

/** Its background extends to the page's left edge. */
export const weeks = style({
  ...part,
  gridColumn: "full-start / full-end",
  padding: `${space[7]} ${margin}`,
  background: palette.ground,
  color: color.paper,
  "@media": { [desk]: { gridColumn: "full-start / 9", paddingRight: space[6] } },
});

export const length = style({ color: palette.light, fontSize: text.lead, fontWeight: 600 });
export const price = style({});
export const students = placed({
  ...part,
  onDesk: "10 / main-end",
  "@media": { [desk]: { alignContent: "center" } },
});
