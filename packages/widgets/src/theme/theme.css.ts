import { assignVars, createThemeContract, globalStyle, style } from "@vanilla-extract/css";
import { legible, legibleVars } from "./legible.css";
import { CAN_DERIVE, legiblePairs } from "./legible-pairs";
import { properties } from "./properties";
import { unit } from "./scaled";

type Name = keyof typeof properties;
const each = <Value>(value: (name: Name) => Value) =>
  Object.fromEntries(
    (Object.keys(properties) as Name[]).map((name) => [name, value(name)]),
  ) as Record<Name, Value>;

/** `markOnBrand` is no partner's to set: the mark where it stands on the brand's background. */
export const theme = createThemeContract({ ...each(() => ""), markOnBrand: "" });

/**
 * A background colour as it is painted. Dark Reader replaces background colours, and rewrites text colours
 * that contain `var(` in lower case, or that it can parse. It cannot parse nested relative colours.
 */
const painted = (background: string) => {
  const name = background.slice("var(".length, -1);
  return `VAR(--darkreader-bg${name},VAR(${name}))`;
};

/** Where a partner sets none: on its own background a colour cannot be read, and is black or white. */
const suited: Partial<Record<Name, string>> = {
  onBrand: theme.brand,
  onAccent: theme.accent,
};

/** What a partner has set, else the widgets' own. From this alone is derived: a derived white is more than white. */
const set = (name: Name) => {
  const [property, light, dark] = properties[name] as readonly string[];
  return `var(${property}, ${suited[name] ?? (dark ? `light-dark(${light}, ${dark})` : light)})`;
};

/** The class of a widget's root. Not `:root`, where properties of a widget's ancestors do not apply. */
export const themed = style({
  vars: {
    [unit.name]: unit.value,
    ...assignVars(theme, {
      ...each((name) => `var(${properties[name][0]}, ${properties[name][1]})`),
      markOnBrand: theme.mark,
    }),
  },
  "@supports": {
    // Follows the page's `color-scheme`, so that a light page gets no dark widget; and whatever a partner sets, what is
    // on it can be read. In older browsers it is light, and as set.
    [CAN_DERIVE]: {
      vars: {
        ...legibleVars,
        ...Object.fromEntries([
          [theme.surface, set("surface")],
          ...legiblePairs.map(([front, back, ratio]) => [
            // Where the mark is a band or a card's edge, it stays as set.
            front === "mark" ? theme.markOnBrand : theme[front],
            legible(set(front), painted(theme[back]), ratio),
          ]),
        ]),
      },
    },
  },
});

/** A visitor who asks for more contrast gets all words and edges in the text's colour. */
globalStyle(`.${themed}`, {
  "@media": {
    "(prefers-contrast: more)": {
      vars: { [theme.textSoft]: theme.text, [theme.edge]: theme.text },
    },
  },
});

/** Light or dark on any page. */
export const schemes = {
  light: style({ colorScheme: "light" }),
  dark: style({ colorScheme: "dark" }),
  auto: "",
};

/** Visible on the surface by its outside, and on the brand's background by its inside. */
export const focusRing = {
  outline: `3px solid ${theme.link}`,
  outlineOffset: "3px",
  boxShadow: `0 0 0 3px ${theme.markOnBrand}`,
} as const;

const tint = `color-mix(in srgb, ${theme.mark} 16%, ${theme.surface})`;

/** A card with a band and a breath of the mark's colour. */
export const tinted = {
  borderInlineStart: `8px solid ${theme.mark}`,
  background: tint,
  // In older browsers its own is invalid, and that of the text around it is taken.
  color: legible(set("text"), tint, 4.5),
} as const;
