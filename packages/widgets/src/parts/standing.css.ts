import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../theme/tokens";
import { quiet } from "./button.css";
import { status } from "./status.css";

/**
 * A row of its own below the action. Dressed here: what stands in it comes after its element has
 * taken its sheets.
 */
export const unsent = style({ flexBasis: "100%" });

export const offer = quiet;

globalStyle(`${unsent} > :not(:empty) + *`, { marginTop: space[3] });

globalStyle(`${status}`, { textWrap: "pretty" });
