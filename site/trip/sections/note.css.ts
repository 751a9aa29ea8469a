import { color, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { style } from "../../style/rules";
import { itinerary } from "../days/itinerary.css";

export const note = style({
  marginBottom: space[8],
  paddingBlock: space[8],
  background: palette.deep,
  color: color.card,
  // No light strip between two coloured sections.
  selectors: { [`&:has(+ ${itinerary.light})`]: { marginBottom: 0 } },
});

export const button = style({ marginTop: space[5] });
