import { style } from "@vanilla-extract/css";
import { space } from "../theme/tokens";
import { quiet } from "./button.css";
import { send } from "./send.css";

export const unsent = style([send, { flexBasis: "100%" }]);

export const offer = style([
  quiet,
  {
    padding: `${space[2]} ${space[5]}`,
    fontSize: "16px",
    lineHeight: 1.3,
    textWrap: "balance",
    // A row of its own, whether or not something is said above it.
    selectors: { [`${send} > &`]: { flexBasis: "100%" } },
  },
]);
