import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { scaled, scaledTitle } from "../../theme/scaled";
import { focusRing, theme } from "../../theme/theme.css";
import { motion } from "../../theme/tokens";
import { dialogRules } from "./dialog-rules";

const CALM = "(prefers-reduced-motion: no-preference)";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(32px)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const rules = dialogRules({ ...theme, type: { text: scaled, title: scaledTitle } });

export const dialog = style([
  rules.dialog,
  {
    "@media": {
      [CALM]: {
        animation: `${rise} ${motion.calm} ${motion.ease}`,
        selectors: { "&::backdrop": { animation: `${fade} ${motion.calm}` } },
      },
    },
  },
]);

export const layout = style(rules.layout);

export const header = style(rules.header);

export const artwork = style(rules.artwork);

/** A part of the header that a form in the page has as well, whose card may be narrow in a wide window. */
function inHeader(part: "heading" | "title" | "intro") {
  const { "@media": wide, ...narrow } = rules[part];
  const name = style(narrow);
  globalStyle(`${layout} ${name}`, { "@media": wide });
  return name;
}

export const heading = inHeader("heading");

export const title = inHeader("title");

export const intro = inHeader("intro");

export const close = style([rules.close, { selectors: { "&:focus-visible": focusRing } }]);

globalStyle(`${close} path`, rules.cross);

export const body = style(rules.body);
