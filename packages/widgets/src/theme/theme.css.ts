import { assignVars, createThemeContract, style } from "@vanilla-extract/css";
import { properties } from "./properties";

type Name = keyof typeof properties;
const each = <Value>(value: (name: Name) => Value) =>
  Object.fromEntries(
    (Object.keys(properties) as Name[]).map((name) => [name, value(name)]),
  ) as Record<Name, Value>;

export const theme = createThemeContract(each(() => ""));

/** Where a widget begins. Not on `:root`, which would not see what an ancestor of a widget sets. */
export const themed = style({
  vars: assignVars(
    theme,
    each((name) => `var(${properties[name][0]}, ${properties[name][1]})`),
  ),
  "@supports": {
    // The page's own `color-scheme` decides: a light page gets no dark widget by surprise. Older
    // browsers stay with the light look.
    "(color: light-dark(red, red))": {
      vars: Object.fromEntries(
        (Object.keys(properties) as Name[]).flatMap((name) => {
          const [property, light, dark] = properties[name] as readonly string[];
          return dark ? [[theme[name], `var(${property}, light-dark(${light}, ${dark}))`]] : [];
        }),
      ),
    },
  },
});

/** Seen on light and on dark: the brand's colour outside, the mark's within. */
export const focusRing = {
  outline: `3px solid ${theme.link}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${theme.mark}`,
} as const;
