import { styleVariants } from "@vanilla-extract/css";
import { tablet } from "../style/media";

/** The part of the picture that stays visible on a tablet. */
export const hero = styleVariants({
  middle: {},
  left: { selectors: { "&&": { "@media": { [tablet]: { objectPosition: "0% 50%" } } } } },
});
