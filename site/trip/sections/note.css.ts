import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { text as sizes } from "../../style/type";
import { itinerary } from "../days/itinerary.css";

export const note = style({
  marginBottom: space[8],
  paddingBlock: space[8],
  background: palette.deep,
  color: color.card,
  // No light strip between two coloured sections.
  selectors: { [`&:has(+ ${itinerary.light})`]: { marginBottom: 0 } },
});

export const title = placed({ onDesk: "2 / span 5" });

export const text = placed({
  onDesk: "8 / main-end",
  marginTop: space[4],
  fontSize: sizes.lead,
  "@media": { [desk]: { marginTop: space[2] } },
});
export const button = style({ marginTop: space[5] });
