import { color, font, motion, size } from "@maloca/widgets/theme/tokens";
import { globalFontFace } from "@vanilla-extract/css";
import faces from "../fonts/faces.json";
import { BAR_HEIGHT } from "./media";
import { palette } from "./palette.css";
import { globalStyle } from "./rules";

for (const { family, url, weights, fallbacks } of faces) {
  // Quoted, because an unquoted name must not have a word that starts with a digit.
  globalFontFace(`"${family}"`, {
    src: `url("${url}") format("woff2")`,
    fontWeight: weights,
    // A font that loads late is used from the next page on, so that no text moves.
    fontDisplay: "optional",
  });
  for (const fallback of fallbacks) globalFontFace(`"${family} fallback"`, fallback);
}

globalStyle("*, ::before, ::after", { boxSizing: "border-box" });

globalStyle("html", {
  scrollPaddingTop: BAR_HEIGHT,
  textSizeAdjust: "100%",
  calm: { scrollBehavior: "smooth" },
  tight: { scrollPaddingTop: 0 },
});

globalStyle("body", {
  margin: 0,
  background: palette.paper,
  color: palette.ink,
  font: `400 ${size.body}/1.55 ${font.text}`,
  overflowWrap: "break-word",
  phone: { lineHeight: 1.5 },
  "@media": {
    "(prefers-contrast: more)": {
      vars: { [palette.inkSoft]: palette.ink, [palette.line]: palette.ink },
    },
  },
});

globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure", { margin: 0, padding: 0 });
globalStyle("fieldset", { minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle("p, li, dd", { textWrap: "pretty" });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("img", { display: "block", maxWidth: "100%", height: "auto" });
globalStyle("a", { color: "inherit", textUnderlineOffset: "0.2em" });
globalStyle("button", { font: "inherit", color: "inherit", cursor: "pointer" });

// Two rings, light and dark: one is visible on any ground.
globalStyle(":focus-visible", {
  outline: `3px solid ${color.maize}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 7px ${color.forest}`,
});

globalStyle("a, button", {
  calm: {
    transition: `background-color ${motion.quick} ${motion.ease}, color ${motion.quick} ${motion.ease}`,
  },
});
