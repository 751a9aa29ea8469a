import { contrast, legible } from "./contrast";

// Converts the widgets' custom properties to design tokens (designtokens.org, format 2025.10), for Figma
// and other design tools, and back. Of the widgets it knows what their manifest says.

export type Mode = "light" | "dark";

/** A custom property in the manifest. */
export interface CssProperty {
  name: string;
  default?: string;
  description?: string | undefined;
  /** Whether the widgets choose a value that suits the background where a page sets none. */
  chosen?: boolean;
  /** The properties of its backgrounds, each with the least contrast. */
  contrast?: Readonly<Record<string, number>>;
}

type ColorValue = { colorSpace: string; components: number[]; alpha?: number; hex?: string };

type DimensionValue = { value: number; unit: string };

interface Token {
  $type: "color" | "dimension" | "fontFamily" | "number";
  $value: ColorValue | DimensionValue | string | string[] | number;
  $description?: string | undefined;
}

export interface TokenFile {
  /** An imported group may also have properties such as `$type`. */
  maloca: Record<string, Token>;
}

const PREFIX = "--maloca-";

const HEX = /^#[\da-f]{6}$/i;

const LENGTH = /^([\d.]+)(px|rem)$/;

/** The font of the page, which an empty value asks for. */
const PAGE_FONT = "inherit";

const NUMBER = /^\d*\.?\d+$/;

/** `text-soft` of `--maloca-text-soft`. */
export const nameOf = (property: string) => property.replace(PREFIX, "");

/** Values of custom properties, by their names without the prefix. */
export type Values = Readonly<Record<string, string>>;

/** A value in one mode: resolves `light-dark(a, b)` and `var(--maloca-name, fallback)`. */
const inMode = (css: string, mode: Mode, set: Values = {}) =>
  css
    .replace(/var\(--maloca-([\w-]+), ([^()]+)\)/g, (_all, name, fallback) => set[name] ?? fallback)
    .replace(/^light-dark\((.+), (.+)\)$/, mode === "light" ? "$1" : "$2");

/** A color that cannot be read or seen on another, and what the widgets show in its place. */
export interface Change {
  front: string;
  back: string;
  color: string;
  ground: string;
  ratio: number;
  least: number;
  shown: string;
}

/** Every color in a mode, where a page sets these. */
export const colorsOf = (properties: readonly CssProperty[], set: Values, mode: Mode): Values =>
  Object.fromEntries(
    properties
      .map(({ name, default: css = "" }) => [
        nameOf(name),
        set[nameOf(name)] ?? inMode(css, mode, set),
      ])
      .filter(([, color]) => HEX.test(color ?? "")),
  );

/** The colors that the widgets change in a mode, where a page sets these. */
export function changesOf(properties: readonly CssProperty[], set: Values, mode: Mode): Change[] {
  const colors = colorsOf(properties, set, mode);
  return properties.flatMap(({ name, chosen, contrast: on = {} }) => {
    const front = nameOf(name);
    const color = colors[front];
    if (!color || (chosen && !set[front])) return [];
    return Object.entries(on).flatMap(([property, least]): Change[] => {
      const back = nameOf(property);
      const ground = colors[back];
      const shown = ground && legible(color, ground, least);
      if (!shown || shown === color) return [];
      return [{ front, back, color, ground, ratio: contrast(color, ground), least, shown }];
    });
  });
}

/** A change for developers, such as on the command line and in the console. */
export const inWords = ({ front, back, ratio, least, shown }: Change): string =>
  `${front} on ${back} has a contrast of ${ratio.toFixed(2)}, and needs ${least}; shown as ${shown}`;

const toColor = (hex: string): ColorValue => ({
  colorSpace: "srgb",
  components: [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  ),
  hex: hex.toLowerCase(),
});

function toToken(css: string): Pick<Token, "$type" | "$value"> {
  if (HEX.test(css)) return { $type: "color", $value: toColor(css) };
  if (NUMBER.test(css)) return { $type: "number", $value: Number(css) };
  const [, value, unit] = LENGTH.exec(css) ?? [];
  if (unit) return { $type: "dimension", $value: { value: Number(value), unit } };
  return {
    $type: "fontFamily",
    $value: css ? css.split(", ").map((family) => family.replaceAll('"', "")) : PAGE_FONT,
  };
}

/** The tokens of a mode. Both modes have the tokens that do not differ. */
export const tokensOf = (properties: readonly CssProperty[], mode: Mode): TokenFile => ({
  maloca: Object.fromEntries(
    properties.map(({ name, default: css = "", description }) => [
      nameOf(name),
      { ...toToken(inMode(css, mode)), $description: description },
    ]),
  ),
});

/** What a page sets, as one file of tokens. */
export const tokensFrom = (set: Values): TokenFile => ({
  maloca: Object.fromEntries(Object.entries(set).map(([name, css]) => [name, toToken(css)])),
});

/** What a page sets, as a style sheet. */
export const sheetOf = (set: Values): string =>
  [
    ":root {",
    ...Object.entries(set).map(([name, css]) => `  ${PREFIX}${name}: ${css};`),
    "}",
    "",
  ].join("\n");

const DECLARATION = /--maloca-([\w-]+)\s*:\s*([^;}]*)/g;

/**
 * What a style sheet or a file of tokens sets, in the order of the properties.
 * @throws a message about a name or a value that is none.
 */
export function setBy(text: string, properties: readonly CssProperty[]): Values {
  const given = /^\s*\{/.test(text)
    ? valuesOf(JSON.parse(text), properties)
    : valuesOf(
        tokensFrom(
          Object.fromEntries(
            [...text.replace(/\/\*.*?\*\//gs, "").matchAll(DECLARATION)].map(
              ([, name = "", css = ""]) => [name, css.trim()],
            ),
          ),
        ),
        properties,
      );
  const names = properties.map(({ name }) => nameOf(name));
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
}

/** A color channel as two hexadecimal digits. */
const toHex = (part: number) =>
  Math.round(Math.min(Math.max(part, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");

/** Whether two colors differ by more than the rounding of other tools. */
const differ = (one: string, other: string): boolean =>
  [1, 3, 5].some((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.abs(Number(a) - Number(b)) > 2;
  });

/** Older tools write a color or a length as text, such as `#7a1f5c` and `4px`. */
function toCss(name: string, { $type, $value }: Token): string {
  if ($type === "color") {
    if (typeof $value === "string" && HEX.test($value)) return $value.toLowerCase();
    const color = $value as ColorValue;
    if (color.alpha !== undefined && color.alpha !== 1) {
      throw new Error(
        `${name} is translucent; what is behind it is not known here. Use an opaque color.`,
      );
    }
    if (color.colorSpace === "srgb" && color.components?.length === 3) {
      const css = `#${color.components.map(toHex).join("")}`;
      if (color.hex && HEX.test(color.hex) && differ(color.hex, css)) {
        throw new Error(
          `${name} is ${css} by its "components" and ${color.hex} by its "hex". Change both, or remove "hex".`,
        );
      }
      return css;
    }
    if (color.hex && HEX.test(color.hex)) return color.hex.toLowerCase();
    throw new Error(
      color.colorSpace
        ? `${name} is in "${color.colorSpace}" without "hex". Give it in srgb, or add "hex".`
        : `${name} is no color: ${JSON.stringify($value)}.`,
    );
  }
  if ($type === "dimension") {
    const { value, unit } = $value as DimensionValue;
    const css = typeof $value === "string" ? $value : `${value}${unit}`;
    if (LENGTH.test(css)) return css;
    throw new Error(`${name} is no length: ${JSON.stringify($value)}.`);
  }
  if ($type === "number") {
    if (NUMBER.test(`${$value}`)) return `${$value}`;
    throw new Error(`${name} is no number: ${JSON.stringify($value)}.`);
  }
  if ($value === PAGE_FONT) return "";
  return ([$value].flat() as string[])
    .map((family) => (/^[a-z-]+$/i.test(family) ? family : `"${family}"`))
    .join(", ");
}

/** Resolves a token that is an alias, such as `{maloca.brand}`; a missing type is the group's. */
function resolved(file: TokenFile, name: string, seen: string[] = []): Token {
  const { [name]: token, $type } = Object(file.maloca);
  const [, other] = /^\{maloca\.([^{}]+)\}$/.exec(String(token?.$value)) ?? [];
  if (!other) return { ...token, $type: token.$type ?? $type };
  if (seen.includes(other) || !file.maloca[other]) {
    throw new Error(`${name} is {maloca.${other}}, which leads to no value.`);
  }
  return resolved(file, other, [...seen, name]);
}

/** The values in a file of tokens. */
export function valuesOf(file: TokenFile, known: readonly CssProperty[]): Record<string, string> {
  const names = known.map(({ name }) => nameOf(name));
  // The group's own properties begin with `$`.
  const given = Object.keys(file.maloca ?? {}).filter((name) => !name.startsWith("$"));
  if (!given.length) throw new Error('The file has no tokens in a group "maloca".');
  return Object.fromEntries(
    given.map((name) => {
      if (!names.includes(name)) {
        throw new Error(`There is no token "maloca.${name}". There are: ${names.join(", ")}.`);
      }
      const token = resolved(file, name);
      const property = known.find((one) => nameOf(one.name) === name);
      const { $type } = toToken(inMode(property?.default ?? "", "light"));
      if (token.$type !== $type) {
        throw new Error(`${name} is a ${token.$type}, and must be a ${$type}.`);
      }
      return [name, toCss(name, token)];
    }),
  );
}

/**
 * Tokens as a style sheet of custom properties. A token that a file lacks keeps its default, and one at its default is
 * left out: the widgets choose some colours by others, and round each part by its role, only where a page sets nothing.
 * @returns `changed`: each color that cannot be read on another, and the one that the widgets show in its place.
 */
export function fromTokens(
  properties: readonly CssProperty[],
  files: Record<Mode, TokenFile>,
): { css: string; changed: string[] } {
  const defaults = {
    light: valuesOf(tokensOf(properties, "light"), properties),
    dark: valuesOf(tokensOf(properties, "dark"), properties),
  };
  const given = {
    light: valuesOf(files.light, properties),
    dark: valuesOf(files.dark, properties),
  };
  // A color that one file sets is the other mode's too, at its default there.
  const set = { ...given.light, ...given.dark };
  const changed = (["light", "dark"] as Mode[]).flatMap((mode) => {
    const all = Object.keys(set).map((name) => [name, given[mode][name] ?? defaults[mode][name]]);
    return changesOf(properties, Object.fromEntries(all), mode).map(
      (change) => `${mode}: ${inWords(change)}`,
    );
  });
  const moved = Object.fromEntries(
    Object.entries(set).filter(([name, value]) => value !== defaults.light[name]),
  );
  const sheet = Object.keys(set).flatMap((name) => {
    const [one, other] = [given.light[name], given.dark[name]];
    const isColor = HEX.test(one ?? other ?? "");
    if (!isColor && one && other && one !== other) {
      throw new Error(`${name} is ${one} in light and ${other} in dark. Only colors may differ.`);
    }
    const light = one ?? (isColor ? defaults.light[name] : other);
    const dark = other ?? (isColor ? defaults.dark[name] : one);
    // A corner follows another's where a page sets that: then its own is needed.
    const { default: css = "" } = properties.find((one) => nameOf(one.name) === name) ?? {};
    const usual = isColor
      ? defaults.light[name]
      : toCss(name, toToken(inMode(css, "light", moved)));
    if (light === usual && (!isColor || dark === defaults.dark[name])) return [];
    return [[name, light === dark ? light : `light-dark(${light}, ${dark})`]];
  });
  return { css: sheetOf(Object.fromEntries(sheet)), changed };
}
