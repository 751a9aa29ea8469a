import { globalStyle, style } from "@vanilla-extract/css";
import { rounded } from "../theme/rounded";
import { scaled } from "../theme/scaled";
import { theme } from "../theme/theme.css";
import { radius, space } from "../theme/tokens";
import { action } from "../ui/button.css";
import { choiceRules } from "../ui/field/choice-rules";
import { grid, TWO_COLUMNS } from "../ui/field/field.css";

/** Stays inline, as the tag's content is before the code has loaded. */
globalStyle(":host(maloca-payment)", { display: "inline !important" as "inline" });

export const form = grid;

export const submit = action;

export const option = style(choiceRules.choices);
export const legend = style(choiceRules.legend);
export const list = style(choiceRules.list);
export const choice = style(choiceRules.choice);
export const box = style(choiceRules.box);

export const group = style({ gridColumn: "1 / -1", selectors: { "&:empty": { display: "none" } } });

/** Space for the travellers' stepper, which loads after the form; one line where a group's price is fixed. */
export const travelers = style({ gridColumn: "1 / -1", minHeight: scaled(110) });
export const perGroup = style({ gridColumn: "1 / -1", minHeight: scaled(26) });

/** The amounts to pay now and later. Keeps its height while they load, and while they are unknown. */
export const figures = style({
  gridColumn: "1 / -1",
  display: "grid",
  alignItems: "center",
  minHeight: scaled(188),
  padding: `${space[4]} ${space[5]}`,
  borderInlineStart: `8px solid ${theme.mark}`,
  borderRadius: rounded(radius.field),
  background: `color-mix(in srgb, ${theme.mark} 16%, ${theme.surface})`,
  "@media": { [TWO_COLUMNS]: { minHeight: scaled(116) } },
});

export { send } from "../forms/fields/send.css";
