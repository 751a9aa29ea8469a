import { color, motion, radius, shadow, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { calm, tablet } from "../style/media";
import { palette } from "../style/palette.css";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(32px)" } });

/** A sheet from the bottom on a phone, a card on a desk; a part of the page without scripts. */
export const dialog = style({
  position: "relative",
  width: "100%",
  maxWidth: "none",
  padding: 0,
  // Visible in forced colours.
  border: "2px solid transparent",
  background: palette.card,
  color: palette.ink,
  overscrollBehavior: "contain",
  selectors: {
    "&:modal": {
      position: "fixed",
      maxHeight: "94dvh",
      margin: "auto 0 0",
      overflowY: "auto",
      borderRadius: `${radius.card} ${radius.card} 0 0`,
      boxShadow: shadow.dialog,
    },
    "&::backdrop": { background: `color-mix(in srgb, ${color.ink} 68%, transparent)` },
  },
  "@media": {
    "(scripting: none)": { display: "block", margin: 0 },
    [tablet]: {
      selectors: {
        "&:modal": {
          width: "min(860px, calc(100% - 64px))",
          maxHeight: "92dvh",
          margin: "auto",
          borderRadius: radius.card,
        },
      },
    },
    [calm]: { selectors: { "&:modal": { animation: `${rise} ${motion.calm} ${motion.ease}` } } },
  },
});

/** Locks the page's scroll, where that hides no scrollbar. */
globalStyle("html:has(dialog:modal)", { "@media": { "(hover: none)": { overflow: "hidden" } } });

/** Stays visible however long the form is. */
export const close = style({
  position: "sticky",
  zIndex: 1,
  top: space[3],
  height: 0,
  display: "flex",
  justifyContent: "end",
  paddingRight: space[3],
  selectors: { [`${dialog}:not(:modal) &`]: { display: "none" } },
});

export const cross = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  padding: "10px",
  border: "2px solid transparent",
  borderRadius: radius.round,
  background: color.paper,
  color: color.ink,
  ":hover": { background: palette.light },
});

export const head = style({
  display: "grid",
  gap: space[2],
  padding: `${space[6]} 72px ${space[5]} ${space[5]}`,
  background: palette.ground,
  color: color.paper,
  "@media": { [tablet]: { paddingLeft: space[6] } },
});

export const body = style({
  padding: `${space[5]} ${space[5]} ${space[6]}`,
  "@media": { [tablet]: { padding: space[6] } },
});
