import { style } from "@vanilla-extract/css";
import { formLayout } from "../forms/form-layout";
import { theme } from "../theme/theme.css";
import { space } from "../theme/tokens";
import { action } from "../ui/button.css";

export const form = style(formLayout);

export const submit = action;

export { send } from "../forms/send.css";

/** The mail's text, for whoever has no mail client here. */
export const handover = style({
  gridColumn: "1 / -1",
  marginTop: space[2],
  paddingTop: space[5],
  borderTop: `1px solid ${theme.edge}`,
});

export const reason = style({ margin: `0 0 ${space[4]}`, fontWeight: 600, outline: "none" });

export const link = style({ color: theme.link, textUnderlineOffset: "3px" });
