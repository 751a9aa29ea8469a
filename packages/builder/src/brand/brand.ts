import { nameOf, setBy, sheetOf, tokensFrom, type Values } from "@maloca/catalog/design-tokens";
import { properties } from "../builder.widgets";

/** What a partner sets of the widgets' look, by the names of the custom properties without their prefix. */
export type Brand = Values;

/** Properties that the form does not have: links follow the brand, and the margin is the page's. */
const NOT_ASKED = ["link"];

const asked = properties.filter(({ name }) => !NOT_ASKED.includes(nameOf(name)));

/** The colours that a partner may set, each with its default on a light page. */
export const colours = asked.flatMap(({ name, default: usual }) => {
  const [hex] = /#[\da-f]{6}/.exec(usual) ?? [];
  return hex ? [{ name: nameOf(name), hex }] : [];
});

/** The brand in a form, whose fields have the properties' names. What is at its default is not set. */
export function brandIn(data: FormData): Brand {
  const given = asked.flatMap((property): [string, string][] => {
    const name = nameOf(property.name);
    // An empty font is the page's.
    if (data.has("ownFont") && name.endsWith("font")) return [[name, ""]];
    const value = `${data.get(name) ?? ""}`.trim();
    const usual = colours.find((colour) => colour.name === name)?.hex;
    return value && value !== usual ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The two texts that say it: a block of CSS, and a file of tokens. */
export const textsOf = (brand: Brand) => ({
  css: sheetOf(brand),
  tokens: `${JSON.stringify(tokensFrom(brand), null, 2)}\n`,
});

/**
 * The brand that either text says.
 * @throws where it says something else.
 */
export const brandFrom = (text: string): Brand => setBy(text, properties);
