import { space } from "@maloca/widgets/theme/tokens";
import { placed } from "../style/rules";
import { text as sizes } from "../style/type";

// By look: `wide` and `pictures` on the home page, `seasons` above a calendar, `note` alone in its section.

export const title = {
  wide: placed({ onDesk: "2 / span 7" }),
  pictures: placed({ onDesk: "2 / span 8" }),
  seasons: placed({ onDesk: "2 / span 6" }),
  note: placed({ onDesk: "2 / span 5" }),
};

const lead = { marginTop: space[3], fontSize: sizes.lead };

export const text = {
  wide: placed({ onDesk: "9 / span 5", ...lead, desk: { marginTop: space[2] } }),
  pictures: placed({
    onDesk: "10 / main-end",
    marginTop: space[3],
    desk: { alignSelf: "end", marginTop: 0 },
  }),
  seasons: placed({ onDesk: "8 / span 6", ...lead, desk: { alignSelf: "end" } }),
  note: placed({
    ...lead,
    onDesk: "8 / main-end",
    marginTop: space[4],
    desk: { marginTop: space[2] },
  }),
};
