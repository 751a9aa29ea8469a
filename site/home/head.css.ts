import { space } from "@maloca/widgets/theme/tokens";
import { placed } from "../style/rules";
import { text as sizes } from "../style/type";

export const title = placed({ onDesk: "2 / span 7" });

export const text = placed({
  onDesk: "9 / span 5",
  marginTop: space[3],
  fontSize: sizes.lead,
  desk: { marginTop: space[2] },
});
