import { color, motion, shadow, space } from "@maloca/widgets/theme/tokens";
import { edge } from "../style/grid.css";
import { BAR_HEIGHT } from "../style/media";
import { dark, globalStyle, style } from "../style/rules";
import { rem, smallTitle } from "../style/type";

const AWAY = "&[data-away]:not(:focus-within)";

/** Bar and content share a grid cell: at the content's end the bar takes no extra space. */
export const accompanied = style({
  belowDesk: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  tight: { display: "block" },
});

export const page = style({ belowDesk: { gridArea: "1 / 1" } });

/** On a desk just the help button shows, which is positioned on its own. */
export const bar = style({
  belowDesk: {
    gridArea: "1 / 1",
    alignSelf: "end",
    position: "sticky",
    zIndex: 9,
    bottom: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    minHeight: BAR_HEIGHT,
    padding: `${space[2]} ${edge} max(${space[2]}, env(safe-area-inset-bottom))`,
    ...dark,
    boxShadow: shadow.card,
    // `hide-bar.ts` sets the attribute. The Tab key reaches the bar also while it is away: the focus shows it.
    selectors: { [AWAY]: { translate: "0 100%", opacity: 0, pointerEvents: "none" } },
  },
  tight: {
    position: "static",
    selectors: { [AWAY]: { translate: "none", opacity: 1, pointerEvents: "auto" } },
  },
  calm: { transition: `translate ${motion.quick}, opacity ${motion.quick}` },
});

const wide = { desk: { display: "none" } };

export const price = style([wide, { flex: 1, fontSize: rem(14), lineHeight: 1.2 }]);
export const button = style(wide);

export const amount = style({
  ...smallTitle,
  display: "block",
  fontSize: rem(19),
  lineHeight: 1.1,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});

export const converted = style({ whiteSpace: "nowrap" });

globalStyle(`${button} :is(a, button)`, { paddingInline: space[4] });

globalStyle(`html:has(${bar})`, {
  belowDesk: { scrollPaddingBottom: `calc(${BAR_HEIGHT} + ${space[3]})` },
  tight: { scrollPaddingBottom: 0 },
});

/** The element is in the window's corner, where its button is: the loader waits until it is visible. */
export const help = style({
  // Green on every page, whatever the page's colours.
  vars: { "--maloca-brand": color.forest },
  flex: "none",
  desk: { position: "fixed", zIndex: 9, right: 0, bottom: 0 },
});

// It covers no text: on a desk it is as narrow as the page's margin, in other windows a part of the bar.
globalStyle(`${help} maloca-help::part(button)`, {
  width: "48px",
  height: "48px",

  belowDesk: { position: "static", boxShadow: "none" },
  desk: { right: "11px", bottom: "11px" },
});
