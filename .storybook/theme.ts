// Imported by its path, because the manager is bundled without the paths of tsconfig.json.

import { create } from "storybook/theming";
import { color, dark, font } from "../packages/widgets/src/theme/tokens";

const shared = {
  brandTitle: "Maloca widgets",
  brandUrl: "./",
  fontBase: font.text,
  appBorderRadius: 6,
  inputBorderRadius: 6,
};

/** Storybook's own pages in the tokens of the widgets. */
export const light = create({
  base: "light",
  ...shared,
  colorPrimary: color.clayDeep,
  colorSecondary: color.riverDeep,
  appBg: color.paper,
  appContentBg: color.card,
  appPreviewBg: color.paper,
  appBorderColor: color.line,
  textColor: color.ink,
  textMutedColor: color.inkSoft,
  barBg: color.card,
  barTextColor: color.inkSoft,
  barSelectedColor: color.riverDeep,
  barHoverColor: color.clayDeep,
});

export const night = create({
  base: "dark",
  ...shared,
  colorPrimary: dark.link,
  colorSecondary: dark.river,
  appBg: dark.paper,
  appContentBg: dark.card,
  appPreviewBg: dark.paper,
  appBorderColor: dark.line,
  textColor: dark.ink,
  textMutedColor: dark.inkSoft,
  barBg: dark.card,
  barTextColor: dark.inkSoft,
  barSelectedColor: dark.link,
  barHoverColor: dark.link,
});

/** The theme for the system's colour scheme. */
export const systemTheme = matchMedia("(prefers-color-scheme: dark)").matches ? night : light;
