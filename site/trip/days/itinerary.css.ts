import { space } from "@maloca/widgets/theme/tokens";
import { main } from "../../style/grid.css";
import { palette } from "../../style/palette.css";
import { placed, stack, style, styleVariants } from "../../style/rules";
import { text as sizes } from "../../style/type";

const base = style({ paddingBlock: space[8] });

export const itinerary = styleVariants({
  light: [base, { background: palette.wash }],
  paper: [base],
});

export const title = {
  /** Above the days or the frame. */
  above: main,
  beside: placed({ onDesk: "2 / span 4", desk: { alignSelf: "start" } }),
};

export const words = placed({
  onDesk: "7 / span 6",
  ...stack(space[5]),
  justifyItems: "start",
  marginTop: space[4],
  fontSize: sizes.lead,
  desk: { marginTop: space[2] },
});

/** The height that the external service needs. */
const FRAME_HEIGHT = "800px";

export const frame = placed({
  width: "100%",
  minHeight: FRAME_HEIGHT,
  marginTop: space[5],
  border: 0,
  // The background of an external page that sets none.
  background: palette.card,
});
