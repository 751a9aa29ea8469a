import { space } from "@maloca/widgets/theme/tokens";
import { placed } from "../style/rules";
import { text as sizes } from "../style/type";

const lead = { marginTop: space[3], fontSize: sizes.lead };

/** Where the text and the title stand: `pictures` above a gallery, `seasons` above a calendar, `note` alone. */
export const looks = {
  wide: {
    text: placed({ onDesk: "9 / span 5", ...lead, desk: { marginTop: space[2] } }),
    title: placed({ onDesk: "2 / span 7" }),
  },
  pictures: {
    text: placed({
      onDesk: "10 / main-end",
      marginTop: space[3],
      desk: { alignSelf: "end", marginTop: 0 },
    }),
    title: placed({ onDesk: "2 / span 8" }),
  },
  seasons: {
    text: placed({ onDesk: "8 / span 6", ...lead, desk: { alignSelf: "end" } }),
    title: placed({ onDesk: "2 / span 6" }),
  },
  note: {
    text: placed({
      onDesk: "8 / main-end",
      marginTop: space[4],
      fontSize: sizes.lead,
      desk: { marginTop: space[2] },
    }),
    title: placed({ onDesk: "2 / span 5" }),
  },
};
