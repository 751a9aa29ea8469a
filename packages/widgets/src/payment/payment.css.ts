import { globalStyle, style } from "@vanilla-extract/css";
import { rounded, roundedAs } from "../theme/rounded";
import { scaled, scaledTitle } from "../theme/scaled";
import { focusRing, theme, tinted } from "../theme/theme.css";
import { radius, space } from "../theme/tokens";
import { action } from "../ui/button.css";
import { choiceRules } from "../ui/field/choice-rules";
import { grid, TWO_COLUMNS } from "../ui/field/field.css";

/** Stays inline, as the tag's content is before the code has loaded. */
globalStyle(":host(maloca-payment:not([hidden]))", { display: "inline" });

export const form = grid;

export const submit = action;

export const option = style(choiceRules.choices);
export const legend = style(choiceRules.legend);
export const list = style(choiceRules.list);
export const choice = style(choiceRules.choice);
export const box = style(choiceRules.box);

/** The travellers' stepper, if there is a price. */
export const group = style({ gridColumn: "1 / -1", selectors: { "&:empty": { display: "none" } } });

export const stepper = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
});

export const step = style({
  width: "44px",
  height: "44px",
  padding: 0,
  border: `1.5px solid ${theme.edge}`,
  borderRadius: roundedAs("button", radius.round),
  background: "transparent",
  color: "inherit",
  font: "inherit",
  fontSize: scaled(22),
  lineHeight: 1,
  cursor: "pointer",
  selectors: {
    "&:focus-visible": focusRing,
    "&[aria-disabled]": { opacity: 0.45, cursor: "not-allowed" },
  },
});

export const count = style({
  minWidth: "32px",
  textAlign: "center",
  fontSize: scaled(19),
  fontWeight: 600,
  fontVariantNumeric: "lining-nums tabular-nums",
});

/** Has a line to itself, also while it is empty, so that nothing below it moves. */
export const sum = style({
  flexBasis: "100%",
  minHeight: scaled(26),
  margin: 0,
  color: theme.textSoft,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const assumed = style({ margin: 0, fontSize: scaled(15), color: theme.textSoft });

/** The amounts to pay now and later. Keeps its height while they are unknown. */
export const figures = style({
  gridColumn: "1 / -1",
  display: "grid",
  alignItems: "center",
  minHeight: scaled(188),
  padding: `${space[4]} ${space[5]}`,
  ...tinted,
  borderRadius: rounded(radius.field),
  "@media": { [TWO_COLUMNS]: { minHeight: scaled(116) } },
});

export const unknown = style({ margin: 0 });

/** Now and later: side by side where the form has two columns. The height is the same with any amount. */
export const pair = style({
  display: "grid",
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
  "@media": { [TWO_COLUMNS]: { gridTemplateColumns: "1fr 1fr" } },
});

export const term = style({ fontSize: scaled(15) });

export const now = style({
  margin: 0,
  fontFamily: theme.titleFont,
  fontSize: scaledTitle(30),
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const later = style([now, { fontSize: scaled(21), lineHeight: scaled(36) }]);

export const due = style({ margin: 0, fontSize: scaled(15) });

export { send } from "../forms/fields/send.css";
