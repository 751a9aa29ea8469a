import { color, space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { main } from "../../style/grid.css";
import { desk, inDarkTheme, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { air } from "../../style/rhythm";

export const partners = style({ paddingTop: air.block });

export const list = style({ paddingBottom: air.block });

const kind = style({
  borderTop: `2px solid ${palette.ink}`,
  "@media": { [tablet]: { marginTop: "clamp(16px, 2.4vw, 32px)", paddingTop: space[3] } },
});

export const kindWords = style({
  display: "grid",
  gap: space[3],
  paddingBlock: `${space[2]} ${space[3]}`,
});

export const kinds = styleVariants({
  universities: [
    main,
    kind,
    { "@media": { [tablet]: { gridColumn: "2 / span 7" }, [desk]: { gridColumn: "2 / span 4" } } },
  ],
  retreats: [
    main,
    kind,
    {
      "@media": { [tablet]: { gridColumn: "9 / main-end" }, [desk]: { gridColumn: "6 / span 4" } },
    },
  ],
  hotels: [main, kind, { "@media": { [desk]: { gridColumn: "10 / main-end" } } }],
});

export const head = style({ marginBottom: space[4], "@media": { [tablet]: { marginBottom: 0 } } });

export const lengths = style({ display: "grid", gap: space[3] });

const HOUR = { phone: "17px", desk: "clamp(17px, 2vw - 3px, 28px)" };

export const length = style({
  display: "grid",
  gridTemplateColumns: `repeat(7, ${HOUR.phone}) auto`,
  gap: "3px",
  alignItems: "center",
  "@media": { [desk]: { gridTemplateColumns: `repeat(7, ${HOUR.desk}) auto` } },
});

const block = style({
  height: HOUR.phone,
  // Keeps the background in forced colours: day and night differ only in it.
  forcedColorAdjust: "none",
  "@media": { [desk]: { height: HOUR.desk } },
});

/** A day is light; a night is dark and lower, and blue in the dark theme. */
export const hours = styleVariants({
  day: [block, { background: color.maize }],
  night: [
    block,
    {
      scale: "1 0.5",
      transformOrigin: "bottom",
      background: palette.ground,
      ...inDarkTheme({ background: color.river }),
    },
  ],
});

export const lengthText = style({ gridColumn: 8, paddingLeft: space[3], whiteSpace: "nowrap" });

/** The two figures of the academic alliances stand side by side. */
export const figures = style({});

globalStyle(`${figures} dl`, { flexWrap: "nowrap" });
globalStyle(`${figures} dl dd[class]`, {
  "@media": { [tablet]: { fontSize: "clamp(34px, 4.4vw, 64px)" } },
});
