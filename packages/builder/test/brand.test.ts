import { legible } from "@maloca/catalog/contrast";
import { fromTokens } from "@maloca/catalog/design-tokens";
import { expect, test } from "vitest";
import { type Brand, brandFrom, brandIn, textsOf } from "../src/brand/brand";
import { contrastIssuesOf } from "../src/builder.contrast";
import { properties } from "../src/builder.widgets";

// A brand as the editor's form gives it, taken along and brought back.

const fields: Record<string, string> = {
  brand: "#ffd400",
  "on-brand": "#fbf6ec",
  accent: "#7a1f5c",
  "text-soft": "#767676",
  radius: "6px",
  "field-radius": "0px",
  "button-radius": "999px",
  density: "0.75",
  "title-font": 'Lora, "Playfair Display", serif',
};

/** The brand in a form with these fields. */
function filled(fields: Record<string, string>): Brand {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return brandIn(data);
}

const brands: [what: string, brand: Brand][] = [
  ["nothing set", filled({ brand: "#12382b", radius: "" })],
  ["each property", filled(fields)],
  ["the page's font", filled({ ...fields, ownFont: "on" })],
  ["colours alone", filled({ mark: "#000000", error: "#ff0000", edge: "#010203" })],
];

test("what is at its default is not set, and the rest is what a partner chose", () => {
  expect(Object.fromEntries(brands)["nothing set"]).toEqual({});
  const { "on-brand": _usual, ...chosen } = fields;
  expect(Object.fromEntries(brands)["each property"]).toEqual(chosen);
});

test.each(brands.slice(1))("%s: both texts come back the same to the byte", (_what, brand) => {
  const { css, tokens } = textsOf(brand);
  for (const text of [css, tokens]) expect(textsOf(brandFrom(text))).toEqual({ css, tokens });
  // The command line makes the same sheet of the file.
  const file = JSON.parse(tokens);
  expect(fromTokens(properties, { light: file, dark: file }).css).toBe(css);
});

test("what a person has written is read, and what is none is refused", () => {
  const written = "/* --maloca-mark: #ffffff; */ main{--maloca-brand:#FFD400;--maloca-density:.8}";
  expect(brandFrom(written)).toEqual({ brand: "#ffd400", density: "0.8" });
  for (const text of ["", "{", "--maloca-branding: #ffffff", "--maloca-brand: 6px"]) {
    expect(() => brandFrom(text), text).toThrow();
  }
  expect(() => brandFrom("--maloca-brand: light-dark(#ffffff, #000000)")).toThrow();
});

test("what the widgets change is named with the colour that they show, and the suggestion is kept as it is", () => {
  const issues = contrastIssuesOf({ brand: "#ffd400", text: "#cccccc" }, "light");
  expect(issues.map(({ front, back, shown }) => [front, back, shown])).toEqual([
    ["link", "surface", "#000000"],
    ["mark", "brand", "#000000"],
    ["text", "surface", "#000000"],
  ]);
  for (const { front, ground, least, suggestion } of issues) {
    if (front !== "link") expect(legible(suggestion, ground, least)).toBe(suggestion);
  }
  // A gray that guidelines name as the lightest on white stays.
  expect(contrastIssuesOf({ "text-soft": "#767676", surface: "#ffffff" }, "light")).toEqual([]);
});
