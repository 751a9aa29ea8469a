import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { placed } from "../style/placed";
import { text } from "../style/type";

export const programme = style({
  paddingBlock: space[8],
  "@media": { [desk]: { paddingBlock: space[9] } },
});

export const words = placed({
  onDesk: "2 / span 5",
  display: "grid",
  gap: space[4],
  alignContent: "start",
  fontSize: text.lead,
});

/** Four squares without gaps between them. */
export const areas = placed({
  onDesk: "8 / full-end",
  display: "grid",
  marginTop: space[6],
  background: palette.card,
  "@media": {
    [tablet]: { gridTemplateColumns: "1fr 1fr" },
    [desk]: { marginTop: 0, alignSelf: "start" },
  },
});

const SEAM = `2px dashed ${palette.accent}`;

export const area = style({
  display: "grid",
  gap: space[2],
  alignContent: "start",
  padding: space[5],
  "@media": {
    [tablet]: {
      padding: space[6],
      selectors: {
        "&:nth-child(odd)": { borderRight: SEAM },
        "&:nth-child(-n + 2)": { borderBottom: SEAM },
      },
    },
    "(max-width: 44.99em)": { selectors: { "&:not(:last-child)": { borderBottom: SEAM } } },
  },
});

export const areaText = style({ textWrap: "balance" });

export const icon = style({ width: "56px", marginBottom: space[2], color: palette.accent });
