import { style } from "@vanilla-extract/css";
import { scaled } from "../../theme/scaled";
import { space } from "../../theme/tokens";
import { quiet } from "../../ui/button.css";
import { send } from "../fields/send.css";

/** The status, with the button below it. */
export const unsent = style([send, { flexBasis: "100%", display: "grid" }]);

export const offer = style([
  quiet,
  {
    padding: `${space[2]} ${space[5]}`,
    fontSize: scaled(16),
    lineHeight: 1.3,
    textWrap: "balance",
  },
]);
