import { shadow, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { onForest, onPaper } from "../style/marks";
import { desk, inDarkTheme } from "../style/media";
import { palette } from "../style/palette.css";

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
export const fields = style({ padding: space[5], "@media": { [desk]: { padding: space[6] } } });

export const card = style({
  position: "relative",
  background: palette.card,
  color: palette.ink,
  boxShadow: shadow.card,
});
