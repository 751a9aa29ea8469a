import { color, space } from "@maloca/widgets/theme/tokens";
import { type StyleRule, style } from "@vanilla-extract/css";
import { main } from "./grid.css";
import { desk, tablet } from "./media";
import { palette } from "./palette.css";
import { label } from "./type";

/** A rule, and the grid columns that its element spans in wide windows. Without them it spans all twelve. */
type PlacedRule = StyleRule & { onTablet?: string; onDesk?: string };

/** The style of an item of the page's grid. `shared` is what it has in common with others. */
export function placed({ onTablet, onDesk, ...rule }: PlacedRule, ...shared: string[]) {
  // Always both queries and in this order, so that rules for the wider window come last, also those in `rule`.
  const columns = {
    [tablet]: onTablet ? { gridColumn: onTablet } : {},
    [desk]: onDesk ? { gridColumn: onDesk } : {},
  };
  return style([main, ...shared, { "@media": columns }, rule]);
}

/** The style of a badge above a name, in the page's light colour. */
export const badge = {
  ...label,
  width: "fit-content",
  marginBottom: space[3],
  padding: `${space[1]} ${space[3]}`,
  background: palette.light,
  color: color.ink,
} as const;

/** Items one below the other, from the top. */
export const stack = (gap: string) => ({ display: "grid", gap, alignContent: "start" }) as const;

/** Items one below the other, each as wide as its content. */
export const column = (gap: string) => ({ display: "grid", gap, justifyItems: "start" }) as const;

/** Items side by side, in as many lines as they need. */
export const row = (gap: string) => ({ display: "flex", flexWrap: "wrap", gap }) as const;

/** The room above and below a section's content. */
export const roomy = {
  paddingBlock: space[8],
  "@media": { [desk]: { paddingBlock: space[9] } },
} as const;

/** The page's dark ground and what is written on it. */
export const dark = { background: palette.ground, color: color.paper } as const;
