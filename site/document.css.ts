import { color, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { BAR_HEIGHT } from "./style/media";
import { style } from "./style/rules";
import { rem } from "./style/type";

export const skip = style({
  position: "fixed",
  zIndex: 20,
  top: space[2],
  left: space[2],
  padding: `${space[3]} ${space[4]}`,
  background: color.maize,
  color: color.ink,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});

/** Hangs from the bar, over the page's first picture: it moves nothing when it comes. */
export const english = style({
  position: "absolute",
  zIndex: 5,
  // With large letters the bar has two lines.
  top: `max(${BAR_HEIGHT}, ${rem(53)})`,
  right: 0,
  padding: `${space[1]} ${space[4]}`,
  background: color.maize,
  color: color.ink,
  fontSize: rem(15),
  selectors: { "&[data-idle]": { display: "none" } },
  tight: { position: "static" },
});

export const switchForms = style({
  minHeight: TOUCH_TARGET,
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  fontWeight: 600,
  color: "inherit",
  textDecoration: "underline",
  selectors: { "&[aria-pressed=true]::before": { content: '"✓ " / ""' } },
});

export const content = style({
  paddingTop: BAR_HEIGHT,
  overflowX: "clip",
  tight: { paddingTop: 0 },
  ":focus-visible": { outline: "none", boxShadow: "none" },
});
