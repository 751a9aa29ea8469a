import { space } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { onScreen } from "../../style/print.css";
import { placed, style } from "../../style/rules";
import { label as small } from "../../style/type";

export const way = style({ paddingBlock: space[8] });

export const words = placed({
  onTablet: "main-start / span 6",
  tablet: { alignSelf: "center" },
});

export const stations = style({ margin: `${space[5]} 0 0` });

/** A station; a dashed line leads to the next. */
export const station = style({
  position: "relative",
  padding: `0 0 ${space[5]} 34px`,
  "::before": {
    content: '""',
    position: "absolute",
    left: "8px",
    top: "12px",
    bottom: "-8px",
    borderLeft: `3px dashed ${palette.accent}`,
  },
  "::after": {
    content: '""',
    position: "absolute",
    left: 0,
    top: "4px",
    width: "19px",
    height: "19px",
    border: `5px solid ${palette.accent}`,
    borderRadius: "50%",
    background: palette.paper,
  },
  selectors: { "&:last-child": { paddingBottom: 0 }, "&:last-child::before": { display: "none" } },
});

export const note = style({ ...small, margin: `${space[5]} 0 0`, fontWeight: 400 });

/** As wide as a phone, or from the text to the window's edge: no name on it is cut. */
export const map = style([
  onScreen,
  {
    gridColumn: "1 / -1",
    marginTop: space[6],

    tablet: {
      gridColumn: "8 / full-end",
      alignSelf: "center",
      justifySelf: "end",
      width: "100%",
      maxWidth: "1024px",
      marginTop: 0,
    },
  },
]);

export const picture = style({ width: "100%", height: "auto", aspectRatio: "8 / 5" });
