import { contrast, legible } from "@maloca/catalog/contrast";
import { attributeName } from "../../src/core/options/attribute-names.ts";
import { chosenByWidget, legiblePairs } from "../../src/theme/legible-pairs.ts";
import type { CssProperty } from "../custom-elements-manifest.ts";

/**
 * Converts the widgets' custom properties to design tokens (designtokens.org, format 2025.10), for Figma
 * and other design tools, and back.
 */
type Mode = "light" | "dark";

type ColorValue = { colorSpace: string; components: number[]; alpha?: number; hex?: string };

type DimensionValue = { value: number; unit: string };

interface Token {
  $type: "color" | "dimension" | "fontFamily";
  $value: ColorValue | DimensionValue | string | string[];
  $description?: string;
}

interface TokenFile {
  /** An imported group may also have properties such as `$type`. */
  maloca: Record<string, Token>;
}

const PREFIX = "--maloca-";

const HEX = /^#[\da-f]{6}$/i;

const LENGTH = /^([\d.]+)(px|rem)$/;

/** A color in one mode: resolves `light-dark(a, b)` and `var(--name, fallback)`. */
const inMode = (css: string, mode: Mode) =>
  css
    .replace(/var\(--[\w-]+, ([^()]+)\)/g, "$1")
    .replace(/^light-dark\((.+), (.+)\)$/, mode === "light" ? "$1" : "$2");

const toColor = (hex: string): ColorValue => ({
  colorSpace: "srgb",
  components: [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  ),
  hex: hex.toLowerCase(),
});

function toToken(css: string): Pick<Token, "$type" | "$value"> {
  if (HEX.test(css)) return { $type: "color", $value: toColor(css) };
  const [, value, unit] = LENGTH.exec(css) ?? [];
  if (unit) return { $type: "dimension", $value: { value: Number(value), unit } };
  return {
    $type: "fontFamily",
    $value: css.split(", ").map((family) => family.replaceAll('"', "")),
  };
}

/** The tokens of a mode. Both modes have the tokens that do not differ. */
export const tokensOf = (properties: CssProperty[], mode: Mode): TokenFile => ({
  maloca: Object.fromEntries(
    properties.map(({ name, default: css = "", description }) => [
      name.replace(PREFIX, ""),
      { ...toToken(inMode(css, mode)), $description: description },
    ]),
  ),
});

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

function valuesOf(file: TokenFile, known: CssProperty[]): Record<string, string> {
  const names = known.map(({ name }) => name.replace(PREFIX, ""));
  // The group's own properties begin with `$`.
  const given = Object.keys(file.maloca ?? {}).filter((name) => !name.startsWith("$"));
  if (!given.length) throw new Error('The file has no tokens in a group "maloca".');
  return Object.fromEntries(
    given.map((name) => {
      if (!names.includes(name)) {
        throw new Error(`There is no token "maloca.${name}". There are: ${names.join(", ")}.`);
      }
      return [name, toCss(name, resolved(file, name))];
    }),
  );
}

/**
 * Tokens as a style sheet of custom properties. A token that a file lacks keeps its default, and one at its default is
 * left out: the widgets choose some colours by others, and round each part by its role, only where a page sets nothing.
 * @returns `changed`: each color that cannot be read on another, and the one that the widgets show in its place.
 */
export function fromTokens(
  properties: CssProperty[],
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
  const changed = (["light", "dark"] as Mode[]).flatMap((mode) => {
    const all = { ...defaults[mode], ...given[mode] };
    return legiblePairs.flatMap((pair) => {
      const [front, back] = [attributeName(pair[0]), attributeName(pair[1])];
      const either = given.light[front] ?? given.dark[front];
      if (chosenByWidget.includes(pair[0]) && !either) return [];
      const least = pair[2];
      const [one = "", other = ""] = [all[front], all[back]];
      const ratio = contrast(one, other);
      if (ratio >= least) return [];
      const has = `${front} on ${back} has a contrast of ${ratio.toFixed(2)}, and needs ${least}`;
      return [`${mode}: ${has}; shown as ${legible(one, other, least)}`];
    });
  });
  const lines = Object.keys({ ...given.light, ...given.dark }).flatMap((name) => {
    const [one, other] = [given.light[name], given.dark[name]];
    const isColor = HEX.test(one ?? other ?? "");
    if (!isColor && one && other && one !== other) {
      throw new Error(`${name} is ${one} in light and ${other} in dark. Only colors may differ.`);
    }
    const light = one ?? (isColor ? defaults.light[name] : other);
    const dark = other ?? (isColor ? defaults.dark[name] : one);
    if (light === defaults.light[name] && dark === defaults.dark[name]) return [];
    return `  ${PREFIX}${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
  return { css: [":root {", ...lines, "}", ""].join("\n"), changed };
}
