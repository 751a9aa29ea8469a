import { style } from "@vanilla-extract/css";
import { action } from "../parts/button.css";
import { WIDEST } from "../parts/in-page";
import { send } from "../parts/send.css";
import { space } from "../theme/tokens";

/** One line on a desk: the address, the button, and the consent below both. */
export const form = style({
  display: "grid",
  gap: space[3],
  maxWidth: WIDEST,
  margin: 0,
  "@media": {
    "(min-width: 560px)": { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" },
  },
});

/** No row at all while there is nothing to say. */
export const standing = style([
  send,
  { selectors: { "&:has(> :only-child:empty)": { position: "absolute" } } },
]);

/** Level with the field, below its label; as wide while it is sent, so that the field keeps its own. */
export const submit = style([
  action,
  { minWidth: "184px", "@media": { "(min-width: 560px)": { marginTop: "28px" } } },
]);
