import { importSource } from "../import-source.mjs";

/**
 * Converts the widgets' custom properties to design tokens (designtokens.org, format 2025.10), for Figma
 * and other design tools, and back.
 *
 * @typedef {"light" | "dark"} Mode
 * @typedef {import("../custom-elements-manifest.mjs").CssProperty} CssProperty
 *
 * @typedef {{ colorSpace: string, components: number[], alpha?: number, hex?: string }} ColorValue
 * @typedef {{ value: number, unit: string }} DimensionValue
 *
 * @typedef {object} Token
 * @property {"color" | "dimension" | "fontFamily"} $type
 * @property {ColorValue | DimensionValue | string | string[]} $value
 * @property {string} [$description]
 *
 * @typedef {{ maloca: Record<string, Token> }} TokenFile an imported group may also have properties such
 *   as `$type`.
 */

/** @type {Pick<typeof import("@maloca/catalog/contrast") & typeof import("../../src/theme/legible-pairs") & typeof import("../../src/core/options/attribute-names"), "contrast" | "chosenByWidget" | "legiblePairs" | "attributeName">} */
const { contrast, chosenByWidget, legiblePairs, attributeName } = await importSource(`
  export { contrast } from "@maloca/catalog/contrast";
  export { chosenByWidget, legiblePairs } from "./theme/legible-pairs";
  export { attributeName } from "./core/options/attribute-names";
`);

const PREFIX = "--maloca-";

const HEX = /^#[\da-f]{6}$/i;

const LENGTH = /^([\d.]+)(px|rem)$/;

/** A color in one mode: resolves `light-dark(a, b)` and `var(--name, fallback)`. */
const inMode = (/** @type {string} */ css, /** @type {Mode} */ mode) =>
  css
    .replace(/var\(--[\w-]+, ([^()]+)\)/g, "$1")
    .replace(/^light-dark\((.+), (.+)\)$/, mode === "light" ? "$1" : "$2");

/** @type {(hex: string) => ColorValue} */
const toColor = (hex) => ({
  colorSpace: "srgb",
  components: [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  ),
  hex: hex.toLowerCase(),
});

/** @type {(css: string) => Pick<Token, "$type" | "$value">} */
function toToken(css) {
  if (HEX.test(css)) return { $type: "color", $value: toColor(css) };
  const [, value, unit] = LENGTH.exec(css) ?? [];
  if (unit) return { $type: "dimension", $value: { value: Number(value), unit } };
  return {
    $type: "fontFamily",
    $value: css.split(", ").map((family) => family.replaceAll('"', "")),
  };
}

/**
 * The tokens of a mode. Both modes have the tokens that do not differ.
 * @param {CssProperty[]} properties
 * @param {Mode} mode
 * @returns {TokenFile}
 */
export const tokensOf = (properties, mode) => ({
  maloca: Object.fromEntries(
    properties.map(({ name, default: css = "", description }) => [
      name.replace(PREFIX, ""),
      { ...toToken(inMode(css, mode)), $description: description },
    ]),
  ),
});

/** A color channel as two hexadecimal digits. */
const toHex = (/** @type {number} */ part) =>
  Math.round(Math.min(Math.max(part, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");

/** Whether two colors differ by more than the rounding of other tools. @type {(one: string, other: string) => boolean} */
const differ = (one, other) =>
  [1, 3, 5].some((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.abs(Number(a) - Number(b)) > 2;
  });

/**
 * Older tools write a color or a length as text, such as `#7a1f5c` and `4px`.
 * @type {(name: string, token: Token) => string}
 */
function toCss(name, { $type, $value }) {
  if ($type === "color") {
    if (typeof $value === "string" && HEX.test($value)) return $value.toLowerCase();
    const color = /** @type {ColorValue} */ ($value);
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
    const { value, unit } = /** @type {DimensionValue} */ ($value);
    const css = typeof $value === "string" ? $value : `${value}${unit}`;
    if (LENGTH.test(css)) return css;
    throw new Error(`${name} is no length: ${JSON.stringify($value)}.`);
  }
  return /** @type {string[]} */ ([$value].flat())
    .map((family) => (/^[a-z-]+$/i.test(family) ? family : `"${family}"`))
    .join(", ");
}

/** Resolves a token that is an alias, such as `{maloca.brand}`; a missing type is the group's. @type {(file: TokenFile, name: string, seen?: string[]) => Token} */
function resolved(file, name, seen = []) {
  const group = /** @type {any} */ (file.maloca);
  const token = group[name];
  const [, other] = /^\{maloca\.([^{}]+)\}$/.exec(String(token?.$value)) ?? [];
  if (!other) return { ...token, $type: token.$type ?? group.$type };
  if (seen.includes(other) || !group[other]) {
    throw new Error(`${name} is {maloca.${other}}, which leads to no value.`);
  }
  return resolved(file, other, [...seen, name]);
}

/** @type {(file: TokenFile, known: CssProperty[]) => Record<string, string>} */
function valuesOf(file, known) {
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
 * Tokens as a style sheet of custom properties. A token that a file lacks keeps its default.
 * @param {CssProperty[]} properties
 * @param {Record<Mode, TokenFile>} files
 * @returns {{ css: string, illegible: string[] }} `illegible`: each pair of colors that cannot be read;
 *   a sheet with one must not be used.
 */
export function fromTokens(properties, files) {
  const defaults = {
    light: valuesOf(tokensOf(properties, "light"), properties),
    dark: valuesOf(tokensOf(properties, "dark"), properties),
  };
  const given = {
    light: valuesOf(files.light, properties),
    dark: valuesOf(files.dark, properties),
  };
  const illegible = /** @type {Mode[]} */ (["light", "dark"]).flatMap((mode) => {
    const all = { ...defaults[mode], ...given[mode] };
    return legiblePairs.flatMap((pair) => {
      const [front, back] = [attributeName(pair[0]), attributeName(pair[1])];
      const either = given.light[front] ?? given.dark[front];
      if (chosenByWidget.includes(pair[0]) && !either) return [];
      const least = pair[2];
      const ratio = contrast(all[front] ?? "", all[back] ?? "");
      return ratio < least
        ? [`${mode}: ${front} on ${back} has a contrast of ${ratio.toFixed(2)}, and needs ${least}`]
        : [];
    });
  });
  const lines = Object.keys({ ...given.light, ...given.dark }).map((name) => {
    const [one, other] = [given.light[name], given.dark[name]];
    const isColor = HEX.test(one ?? other ?? "");
    if (!isColor && one && other && one !== other) {
      throw new Error(`${name} is ${one} in light and ${other} in dark. Only colors may differ.`);
    }
    const light = one ?? (isColor ? defaults.light[name] : other);
    const dark = other ?? (isColor ? defaults.dark[name] : one);
    return `  ${PREFIX}${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`;
  });
  return { css: `:root {\n${lines.join("\n")}\n}\n`, illegible };
}
