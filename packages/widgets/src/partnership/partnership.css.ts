import { style } from "@vanilla-extract/css";
import { action } from "../parts/button.css";
import { grid } from "../parts/field.css";
import { theme } from "../theme/theme.css";
import { space } from "../theme/tokens";

export const form = grid;

export const submit = action;

export { send } from "../parts/send.css";

/** The mail's text, for whoever has no mail client here. */
export const handover = style({
  gridColumn: "1 / -1",
  paddingTop: space[5],
  borderTop: `1px solid ${theme.edge}`,
});

export const reason = style({ margin: `0 0 ${space[4]}`, fontWeight: 600, outline: "none" });

export const link = style({ color: theme.link, textUnderlineOffset: "3px" });
