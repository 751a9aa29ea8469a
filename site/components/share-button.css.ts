import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";

export const share = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const status = style({ selectors: { "&:empty": { display: "none" } } });
