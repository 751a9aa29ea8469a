import { color, font, motion, radius } from "@maloca/widgets/theme/tokens";
import { dialogRules } from "@maloca/widgets/ui/dialog/dialog-rules";
import { keyframes } from "@vanilla-extract/css";
import { palette } from "../style/palette.css";
import { globalStyle, style } from "../style/rules";
import { rem, titleSize } from "../style/type";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(32px)" } });

/** The same colours as `style/palettes.ts` gives the widgets. */
const rules = dialogRules({
  brand: palette.ground,
  onBrand: color.paper,
  mark: palette.light,
  accent: palette.deep,
  surface: palette.card,
  text: palette.ink,
  radius: radius.card,
  titleFont: font.title,
  type: { text: rem, title: titleSize },
});

/** Looks like the widgets' dialogs. Without scripts it is part of the page. */
export const dialog = style([
  rules.dialog,
  {
    withoutScripts: {
      display: "block",
      position: "static",
      width: "100%",
      maxHeight: "none",
      margin: 0,
    },
    calm: { selectors: { "&:modal": { animation: `${rise} ${motion.calm} ${motion.ease}` } } },
  },
]);

/** Locks the page's scroll on touch devices: hiding a desktop's scroll bar would move the page. */
globalStyle("html:has(dialog:modal)", { "@media": { "(hover: none)": { overflow: "hidden" } } });

/** Without a box: the button is positioned in the dialog's corner. */
export const closing = style({
  display: "contents",
  withoutScripts: { display: "none" },
});

export const close = style([rules.close, { ":hover": { background: palette.light } }]);

globalStyle(`${close} path`, rules.cross);

export const layout = style(rules.layout);

export const header = style(rules.header);

/** Has the focus to be read, and is no control: the page's ring would enclose half of the dialog. */
export const heading = style([
  rules.heading,
  { ":focus-visible": { outline: "none", boxShadow: "none" } },
]);

export const title = style(rules.title);

export const intro = style(rules.intro);

export const body = style(rules.body);
