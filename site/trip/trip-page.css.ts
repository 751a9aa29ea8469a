import { styleVariants } from "@vanilla-extract/css";
import { tablet } from "../style/media";

/** Which side of the artwork a tablet's window leaves whole. */
export const hero = styleVariants({
  middle: {},
  left: { selectors: { "&&": { "@media": { [tablet]: { objectPosition: "0% 50%" } } } } },
});
