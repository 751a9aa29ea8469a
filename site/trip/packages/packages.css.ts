import { space } from "@maloca/widgets/theme/tokens";
import { placed, spaced, style } from "../../style/rules";
import { end } from "../sections/about.css";

export const packages = style({
  paddingTop: space[8],
  selectors: { [`section:has(> ${end}) + &`]: { paddingTop: space[6] } },
  desk: { paddingTop: space[9] },
});

export const compare = placed({ paddingTop: space[3] });

export const search = placed({
  paddingTop: space[3],
  selectors: { "&[data-idle]": { display: "none" } },
});

export const shelf = style({ paddingTop: space[6] });

export const columns = placed({
  ...spaced(space[5]),
  desk: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});

export const terms = placed({
  onDesk: "2 / span 8",
  ...spaced(space[2]),
  paddingBlock: `${space[5]} ${space[7]}`,
});
