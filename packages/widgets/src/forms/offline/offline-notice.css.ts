import { style } from "@vanilla-extract/css";
import { scaled } from "../../theme/scaled";
import { space } from "../../theme/tokens";
import { quiet } from "../../ui/button.css";

/** The status, with the button below it, in a row of its own beside the form's button. */
export const unsent = style({ flexBasis: "100%", display: "grid", gap: space[3] });

export const offer = style([
  quiet,
  {
    maxWidth: 400,
    padding: `${space[2]} ${space[5]}`,
    fontSize: scaled(16),
    lineHeight: 1.3,
    textWrap: "balance",
  },
]);
