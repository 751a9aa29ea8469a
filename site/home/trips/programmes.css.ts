import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, phone, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { label, rem, titleSize, title as titleType } from "../../style/type";

export const programmes = style({ background: palette.ground, color: color.paper });

export const inside = style({ paddingBlock: air.section });

export const title = placed({ onDesk: "2 / span 8" });

export const models = placed({ marginTop: space[5] });

/** Wide enough for a price beside the name, even in a fallback font. */
const twoColumns = "screen and (min-width: 22.5em) and (max-width: 44.99em)";

/** A row: name and length, description, price. */
export const model = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[2]} ${space[5]}`,
  paddingBlock: space[4],
  borderTop: `2px solid ${palette.light}`,
  "@media": {
    // The name's words are not broken; the price may take a third line.
    [twoColumns]: { gridTemplateColumns: "minmax(min-content, 1fr) fit-content(150px)" },
    [tablet]: {
      gridTemplateColumns: "5fr 6fr",
      alignItems: "start",
      columnGap: space[6],
      paddingBlock: space[5],
    },
    [desk]: { gridTemplateColumns: "4fr 5fr 5fr" },
  },
});

export const length = style({ ...label, marginTop: space[2], color: palette.light });

export const words = style({
  display: "grid",
  justifyItems: "start",
  "@media": { [twoColumns]: { gridArea: "2 / span 2" }, [tablet]: { gap: space[4] } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  fontWeight: 600,
  ":hover": { color: palette.light },
});

export const price = style({
  "@media": {
    [twoColumns]: { gridArea: "1 / 2" },
    [phone]: { fontSize: rem(16), lineHeight: 1.3 },
    [tablet]: { gridColumn: 2 },
    [desk]: { gridColumn: 3, textAlign: "right" },
  },
});

export const cheapest = style({ marginTop: space[2], "@media": { [tablet]: { marginTop: 0 } } });

export const figure = style({
  ...titleType,
  display: "block",
  color: palette.light,
  fontSize: titleSize(32, "clamp(32px, 5.6vw, 88px)"),
  lineHeight: 1,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});
