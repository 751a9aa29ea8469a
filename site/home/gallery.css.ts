import { space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { desk, phone, tablet } from "../style/media";
import { placed } from "../style/placed";
import { phoneStrip } from "./strip.css";

export const title = placed({ onDesk: "2 / span 8" });
export const text = placed({ marginTop: space[3] });

/** One large picture, one as a panorama, four small ones; on a desktop in two rows. */
export const sheet = style([
  phoneStrip,
  {
    gap: space[1],
    "@media": {
      [phone]: { gridAutoColumns: "66vw", columnGap: space[1] },
      [tablet]: {
        marginTop: space[4],
        display: "grid",
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        gridAutoRows: "clamp(130px, 14vw, 210px)",
      },
      [desk]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  },
]);

export const tile = style({
  height: "160px",
  scrollSnapAlign: "start",
  "@media": {
    [tablet]: {
      height: "auto",
      selectors: {
        "&:nth-child(1)": { gridColumn: "span 2", gridRow: "span 2", height: "auto" },
        "&:nth-child(4)": { gridColumn: "span 2" },
        "&:nth-child(6)": { gridColumn: "span 3", height: "auto" },
      },
    },
  },
});

// Keeps the lower part of these pictures visible.
globalStyle(`${tile}:nth-child(n + 4) img`, { objectPosition: "50% 82%" });
globalStyle(`${tile}:nth-child(5) img`, { objectPosition: "12% 50%" });
