import { styleVariants } from "@vanilla-extract/css";
import { inDarkTheme } from "../style/media";
import { onForest, onPaper } from "../style/weave";

/** Half the height of the woven pattern. */
const HEIGHT = "24px";

const woven = (weave: string) => ({
  height: HEIGHT,
  background: `${weave} 0 0 / auto ${HEIGHT}`,
});

export const divider = styleVariants({
  paper: { ...woven(onPaper), ...inDarkTheme({ backgroundImage: onForest }) },
  forest: woven(onForest),
});
