import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { scaled, scaledTitle } from "../../theme/scaled";
import { focusRing, theme } from "../../theme/theme.css";
import { motion } from "../../theme/tokens";
import { dialogRules } from "./dialog-rules";

const CALM = "(prefers-reduced-motion: no-preference)";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(32px)" } });
const fade = keyframes({ from: { opacity: 0 } });

const rules = dialogRules({ ...theme, type: { text: scaled, title: scaledTitle } });

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

export const heading = style(rules.heading);

export const title = style(rules.title);

export const intro = style(rules.intro);

export const close = style([rules.close, { selectors: { "&:focus-visible": focusRing } }]);

globalStyle(`${close} path`, rules.cross);

export const body = style(rules.body);
