import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk } from "../style/media";
import { text as sizes } from "../style/type";

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 7" } } }]);

export const text = style([
  main,
  {
    marginTop: space[4],
    fontSize: sizes.lead,
    "@media": { [desk]: { gridColumn: "9 / span 5", marginTop: space[2] } },
  },
]);
