import { space } from "@maloca/widgets/theme/tokens";
import { createVar, fallbackVar } from "@vanilla-extract/css";
import { check, marked } from "../style/marks";
import { palette } from "../style/palette.css";
import { style } from "../style/rules";
import { label, smallTitle, text, title, titleSize } from "../style/type";

export const heading = style({ ...title, fontSize: text.h2 });
/** A heading of little matter; on a phone it fits on one line. */
export const quietHeading = style({
  ...title,
  fontSize: titleSize(24, "clamp(24px, 3.6vw, 52px)"),
});
export const subheading = style({ ...smallTitle, fontSize: text.h3, lineHeight: 1.1 });

/** The marks' colour on a ground that is not the page's. */
export const markInk = createVar();

/** A list item with a check mark. */
export const checked = style(marked(check, fallbackVar(markInk, palette.accent)));

/** A small label on paper. */
export const eyebrow = style({ ...label, color: palette.word });

/** A section's introduction, below its title. */
export const lead = style({ marginTop: space[4], fontSize: text.lead });

export const sentence = style({ display: "inline-block" });
