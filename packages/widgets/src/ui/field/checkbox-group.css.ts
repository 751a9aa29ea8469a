import { style } from "@vanilla-extract/css";
import { scaled } from "../../theme/scaled";
import { theme } from "../../theme/theme.css";
import { space } from "../../theme/tokens";
import { choiceRules } from "./choice-rules";

export const choices = style(choiceRules.choices);

export const legend = style(choiceRules.legend);

export const list = style({
  ...choiceRules.list,
  // Four boxes form two rows of two.
  selectors: { "&:has(> :nth-child(4):last-child)": { maxWidth: "424px" } },
});

export const choice = style({
  ...choiceRules.choice,
  selectors: {
    ...choiceRules.choice.selectors,
    "&:has([aria-disabled])": {
      cursor: "not-allowed",
      borderStyle: "dashed",
      color: theme.textSoft,
    },
  },
});

export const box = style(choiceRules.box);

/** For the ear alone. In the line, so that a space stays before it. */
export const heard = style({
  display: "inline-block",
  width: "1px",
  height: "1px",
  marginRight: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const counter = style({
  margin: `${space[2]} 0 0`,
  fontSize: scaled(14),
  color: theme.textSoft,
});
