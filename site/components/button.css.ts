import { color, radius, size, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../style/palette.css";
import { style, styleVariants } from "../style/rules";

export const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "48px",
  padding: `${space[2]} ${space[5]}`,
  border: "2px solid transparent",
  borderRadius: radius.round,
  fontSize: size.body,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
});

/**
 * Maize is the primary button on a dark ground, clay on paper, as in the widgets; outline is the
 * secondary button on both.
 */
export const button = styleVariants({
  maize: [
    base,
    { background: palette.light, color: color.ink, ":hover": { background: color.paper } },
  ],
  clay: [
    base,
    {
      background: palette.deep,
      color: color.paper,
      // In the dark theme the dark ground needs a border.
      ":hover": { background: palette.ground, borderColor: palette.word },
      ":disabled": {
        background: "none",
        borderColor: color.edge,
        color: palette.inkSoft,
        cursor: "default",
      },
    },
  ],
  outline: [
    base,
    {
      background: "none",
      borderColor: "currentColor",
      ":hover": { background: color.paper, color: palette.ground },
    },
  ],
});

export type ButtonVariant = keyof typeof button;

export const share = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  withoutScripts: { display: "none" },
});

export const status = style({ selectors: { "&:empty": { display: "none" } } });
