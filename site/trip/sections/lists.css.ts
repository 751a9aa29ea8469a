import { space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { main } from "../../style/grid.css";
import { check, dash, marked } from "../../style/marks";
import { tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";

export const lists = style({ paddingBottom: space[8] });

export const rule = placed({
  width: "100%",
  margin: `0 0 ${space[6]}`,
  border: 0,
  borderTop: `2px solid ${palette.ink}`,
});

export const column = styleVariants({
  included: [main, { "@media": { [tablet]: { gridColumn: "2 / span 6" } } }],
  notIncluded: [
    main,
    {
      marginTop: space[6],
      color: palette.inkSoft,
      "@media": { [tablet]: { gridColumn: "9 / span 5", marginTop: 0 } },
    },
  ],
});

export const list = style({ display: "grid", gap: space[3], marginTop: space[4] });

export const item = styleVariants({
  included: marked(check, palette.accent),
  notIncluded: marked(dash, palette.inkSoft),
});
