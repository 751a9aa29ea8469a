import { style } from "@vanilla-extract/css";
import { formLayout } from "../forms/fields/form-layout.css";
import { theme } from "../theme/theme.css";
import { action } from "../ui/button.css";
import { keepApart } from "../ui/in-page";

keepApart("partnership");

export const form = formLayout;

export const submit = action;

export { send } from "../forms/fields/send.css";

export const link = style({ color: theme.link, textUnderlineOffset: "3px" });
