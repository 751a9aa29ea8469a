import { assignVars, createThemeContract, style } from "@vanilla-extract/css";
import { properties } from "./properties";
import { color } from "./tokens";

type Name = keyof typeof properties;
const each = <Value>(value: (name: Name) => Value) =>
  Object.fromEntries(
    (Object.keys(properties) as Name[]).map((name) => [name, value(name)]),
  ) as Record<Name, Value>;

export const theme = createThemeContract(each(() => ""));

/** White in the coordinates in which `y` is a colour's luminance, as contrast counts it. */
const WHITE = [0.9505, 1, 1.089];

/**
 * A colour as it is painted. Dark Reader paints a ground in a colour of its own, and rewrites what a text's
 * colour is made of: where it finds `var(`, and what it can read. It reads no colour that is relative twice.
 */
const painted = (ground: string) => {
  const name = ground.slice("var(".length, -1);
  return `oklch(from VAR(--darkreader-bg${name}, VAR(${name})) l c h)`;
};

/** Black or white, whichever reads better on a colour: at least 4.5:1. */
const legibleOn = (ground: string) =>
  `color(from ${painted(ground)} xyz-d65 ${WHITE.map((most) => `clamp(0, (.179 - y) * 10000, ${most})`).join(" ")})`;

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
    // What a partner did not choose follows what was chosen. In older browsers it is the default.
    "(color: color(from red xyz-d65 calc(y) y y))": {
      vars: {
        [theme.onBrand]: `var(${properties.onBrand[0]}, ${legibleOn(theme.brand)})`,
        [theme.onAccent]: `var(${properties.onAccent[0]}, ${legibleOn(theme.accent)})`,
        [theme.link]: `var(${properties.link[0]}, light-dark(oklch(from var(${properties.brand[0]}, ${color.forest}) min(l, .5) c h), ${properties.link[2]}))`,
      },
    },
  },
});

/** Light or dark, whatever the page is. */
export const schemes = {
  light: style({ colorScheme: "light" }),
  dark: style({ colorScheme: "dark" }),
  auto: "",
};

/** Seen on light and on dark: the brand's colour outside, the mark's within. */
export const focusRing = {
  outline: `3px solid ${theme.link}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${theme.mark}`,
} as const;
