import { assignVars, createThemeContract, style } from "@vanilla-extract/css";
import { properties } from "./properties";
import { unit } from "./scaled";
import { color } from "./tokens";

type Name = keyof typeof properties;
const each = <Value>(value: (name: Name) => Value) =>
  Object.fromEntries(
    (Object.keys(properties) as Name[]).map((name) => [name, value(name)]),
  ) as Record<Name, Value>;

export const theme = createThemeContract(each(() => ""));

/** White in XYZ, where `y` is a colour's relative luminance. */
const WHITE = [0.9505, 1, 1.089];

/**
 * A background colour as it is painted. Dark Reader replaces background colours, and rewrites text colours
 * that contain `var(` in lower case, or that it can parse. It cannot parse nested relative colours.
 */
const painted = (background: string) => {
  const name = background.slice("var(".length, -1);
  return `oklch(from VAR(--darkreader-bg${name}, VAR(${name})) l c h)`;
};

/** Black or white, whichever has more contrast with a background: at least 4.5:1. */
const legibleOn = (background: string) =>
  `color(from ${painted(background)} xyz-d65 ${WHITE.map((most) => `clamp(0, (.179 - y) * 10000, ${most})`).join(" ")})`;

/** A visitor who asks for more contrast gets all words and edges in the text's colour. */
const moreContrast = {
  "(prefers-contrast: more)": { vars: { [theme.textSoft]: theme.text, [theme.edge]: theme.text } },
};

/** The class of a widget's root. Not `:root`, where properties of a widget's ancestors do not apply. */
export const themed = style({
  vars: {
    [unit.name]: unit.value,
    ...assignVars(
      theme,
      each((name) => `var(${properties[name][0]}, ${properties[name][1]})`),
    ),
  },
  "@media": moreContrast,
  "@supports": {
    // Follows the page's `color-scheme`, so that a light page gets no dark widget. In older browsers it is
    // light.
    "(color: light-dark(red, red))": {
      vars: Object.fromEntries(
        (Object.keys(properties) as Name[]).flatMap((name) => {
          const [property, light, dark] = properties[name] as readonly string[];
          return dark ? [[theme[name], `var(${property}, light-dark(${light}, ${dark}))`]] : [];
        }),
      ),
      "@media": moreContrast,
    },
    // A colour that a partner did not set suits the ones that were set. In older browsers it is the default.
    "(color: color(from red xyz-d65 calc(y) y y))": {
      vars: {
        [theme.onBrand]: `var(${properties.onBrand[0]}, ${legibleOn(theme.brand)})`,
        [theme.onAccent]: `var(${properties.onAccent[0]}, ${legibleOn(theme.accent)})`,
        [theme.link]: `var(${properties.link[0]}, light-dark(oklch(from var(${properties.brand[0]}, ${color.forest}) min(l, .5) c h), ${properties.link[2]}))`,
      },
    },
  },
});

/** Light or dark on any page. */
export const schemes = {
  light: style({ colorScheme: "light" }),
  dark: style({ colorScheme: "dark" }),
  auto: "",
};

/** Visible on light and on dark: the brand's colour outside, the mark's inside. */
export const focusRing = {
  outline: `3px solid ${theme.link}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${theme.mark}`,
} as const;
