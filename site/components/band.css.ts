import { styleVariants } from "@vanilla-extract/css";
import { onForest, onPaper } from "../style/weave";

/** Half a crossing high, so that it reads as the edge of a mat. */
const HEIGHT = "24px";

export const band = styleVariants({ paper: onPaper, forest: onForest }, (weave) => ({
  height: HEIGHT,
  background: `${weave} 0 0 / auto ${HEIGHT}`,
}));
