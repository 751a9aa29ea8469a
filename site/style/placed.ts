import { type StyleRule, style } from "@vanilla-extract/css";
import { main } from "./grid.css";
import { desk, tablet } from "./media";

/** A rule, and the grid columns that its element spans in wide windows. Without them it spans all twelve. */
type PlacedRule = StyleRule & { onTablet?: string; onDesk?: string };

/** The style of an item of the page's grid. */
export function placed({ onTablet, onDesk, ...rule }: PlacedRule) {
  // Always both queries and in this order, so that rules for the wider window come last, also those in `rule`.
  const columns = {
    [tablet]: onTablet ? { gridColumn: onTablet } : {},
    [desk]: onDesk ? { gridColumn: onDesk } : {},
  };
  return style([main, { "@media": columns }, rule]);
}
