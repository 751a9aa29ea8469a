import { shadow, space } from "@maloca/widgets/theme/tokens";
import { onForest, onPaper } from "../style/marks";
import { inDarkTheme } from "../style/media";
import { palette } from "../style/palette.css";
import { style, styleVariants } from "../style/rules";

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

/** The room of a form on a card. */
export const fields = style({ padding: space[5], desk: { padding: space[6] } });

export const card = style({
  position: "relative",
  background: palette.card,
  color: palette.ink,
  boxShadow: shadow.card,
});
