import { keyframes, style } from "@vanilla-extract/css";
import { formLayout } from "../forms/fields/form-layout.css";
import { space } from "../theme/tokens";
import { action } from "../ui/button.css";
import { keepApart } from "../ui/in-page";

keepApart("contact");

export const form = formLayout;

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

/** Shows a spinner while sending, which does not move with reduced motion. */
export const submit = style([
  action,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[3],
    selectors: {
      "&[aria-disabled]::before": {
        content: "",
        width: "18px",
        height: "18px",
        border: "3px solid",
        borderTopColor: "transparent",
        borderRadius: "50%",
      },
    },
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        selectors: { "&[aria-disabled]::before": { animation: `${turn} 900ms linear infinite` } },
      },
    },
  },
]);

export { send } from "../forms/fields/send.css";
