import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { JSDOM } from "jsdom";
import { enrichCsf, formatCsf, loadCsf, readCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { brands, setBrand } from "../../../.storybook/brands";
import { grouped, groups } from "../../../.storybook/groups";
import { codeOf, openerIn } from "../../../stories/code";
import {
  attributeName,
  type Option,
  type Options,
  readAttribute,
} from "../../widgets/src/core/options/attributes";
import { properties } from "../../widgets/src/theme/properties";
import { isDialog, type WidgetName, widgetNames } from "../../widgets/src/widgets";
import { typeErrors } from "../vitest/type-errors";

// What designers and developers find around the stories: their groups, and the code to copy.

const stories = join(import.meta.dirname, "../../../stories");
const indexer = grouped({
  test: /\.stories\.tsx$/,
  createIndex: async (file, options) => (await readCsf(file, options)).parse().indexInputs,
});
const files = readdirSync(stories).filter((file) => file.endsWith(".stories.tsx"));
const entries = (
  await Promise.all(
    files.map((file) =>
      indexer.createIndex(join(stories, file), { makeTitle: (title) => title ?? file }),
    ),
  )
).flat();

test("every state of a widget that sends requests is in a group of the sidebar", () => {
  const parts = entries.map(({ title = "", exportName }) => ({
    widget: title.split("/")[1] ?? "",
    group: title.split("/")[2],
    exportName,
  }));
  const sends = new Set(parts.filter(({ group }) => group).map(({ widget }) => widget));
  expect([...sends].sort()).toEqual([
    "Booking",
    "Contact",
    "Newsletter",
    "Partnership",
    "Payment",
    "Trip wizard",
  ]);
  expect(parts.filter(({ widget, group }) => sends.has(widget) && !group)).toEqual([]);
  const booking = parts.filter(({ widget }) => widget === "Booking").map(({ group }) => group);
  expect(new Set(booking)).toEqual(new Set(Object.values(groups)));
});

test("a story's address is without its group", () => {
  for (const { title = "", exportName, metaId } of entries) {
    const [section, widget = ""] = title.split("/");
    if (section !== "Widgets") continue;
    expect(metaId, exportName).toBe(`widgets-${widget.toLowerCase().replace(" ", "-")}`);
  }
});

test("the sidebar has the groups in the order of a request", () => {
  const preview = readFileSync(join(stories, "../.storybook/preview.tsx"), "utf8");
  const names = Object.values(groups).map((name) => `"${name}"`);
  expect(preview).toContain(names.join(", "));
});

test("the toolbar's brand is the page's, and without one the widgets have their own", () => {
  const { documentElement } = new JSDOM("").window.document;
  for (const [name, { sets }] of Object.entries(brands)) {
    setBrand(name, documentElement);
    for (const [property, value] of Object.entries(sets)) {
      const [css] = properties[property as keyof typeof properties];
      expect(documentElement.style.getPropertyValue(css), css).toBe(value);
    }
    // What every widget has: a button, and what is chosen.
    expect(Object.keys(sets)).toEqual(expect.arrayContaining(["brand", "accent", "mark"]));
  }
  setBrand("", documentElement);
  expect(documentElement.getAttribute("style")).toBe("");
});

/** Options that take some texts only, and those that are read as something else. */
const particular: Options = {
  amount: "1.500.000",
  analytics: "dataLayer",
  endpoint: "https://leads.example",
  formsEndpoint: "https://forms.example",
  theme: "dark",
};

function other(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).map(([name, fallback]) => {
      if (name in particular) return [name, particular[name]];
      if (typeof fallback === "number") return [name, fallback + 1];
      if (typeof fallback === "boolean") return [name, true];
      if (typeof fallback === "string") return [name, `Ana "la guía" & 'co' <3 ${name}`];
      if (Array.isArray(fallback)) return [name, ["Pesca", "Surf"]];
      const [word = ""] = Object.entries(fallback).flatMap(([key, text]) =>
        typeof text === "string" ? [key] : [],
      );
      return [name, { ...fallback, [word]: `"Otra" & 'más'` }];
    }),
  ) as Options;
}

const pictures = [{ src: "/a.svg?b&c", alt: 'El río "Guayabero" & <la ceiba>', caption: "Ana's" }];

/** Each widget with its options, and one value for each that is not its default. */
const shown = await Promise.all(
  widgetNames.map(async (name) => {
    const file = `../../widgets/src/${name}/${name}.options.ts`;
    const tables: Record<string, Options> = await import(/* @vite-ignore */ file);
    const [options] = Object.entries(tables).flatMap(([key, table]) =>
      key.endsWith("Options") ? [table] : [],
    );
    const args = { ...other(options as Options), ...(name === "lightbox" && { pictures }) };
    return { name, options: options as Options, args };
  }),
);

const code = (
  name: WidgetName,
  options: Options,
  args: object,
  as: string,
  language: "es" | "pt" = "es",
) =>
  codeOf({
    args: { ...args },
    parameters: { widget: { name, options } },
    globals: { as, language },
  }) ?? "";

test.each(shown)(
  "the markup of $name gives back what the controls say",
  ({ name, options, args }) => {
    const { document } = new JSDOM(code(name, options, args, "element")).window;
    const element = document.querySelector(`maloca-${name}`);
    const { open: _open, pictures: _pictures, ...set } = args as Options;
    const read = Object.fromEntries(
      Object.keys(set).map((option) => {
        const text = element?.getAttribute(attributeName(option)) ?? "";
        const value = readAttribute(text, options[option] as Option);
        const fallback = options[option];
        const isTable = typeof fallback === "object" && !Array.isArray(fallback);
        return [option, isTable ? { ...fallback, ...(value as object) } : value];
      }),
    );
    expect(read).toEqual(set);
    expect(element?.attributes.length).toBe(Object.keys(set).length);
    if (name !== "lightbox") return;
    const [link] = element?.querySelectorAll("a") ?? [];
    const shown = [link?.getAttribute("href"), link?.firstElementChild?.getAttribute("alt")];
    expect([...shown, link?.textContent?.trim()]).toEqual(Object.values(pictures[0] ?? {}));
  },
);

/** The props that an application's component gets from a code. */
function propsIn(code: string): Record<string, unknown> {
  const { code: script } = transformSync(code, { loader: "tsx", format: "cjs", jsxFactory: "h" });
  const drawn: [type: unknown, props: object | null][] = [];
  const made = { exports: {} as { Maloca(): void } };
  const modules: Record<string, object> = {
    react: { useState: (is: boolean) => [is, () => {}] },
    "@maloca/widgets": new Proxy({}, { get: (_, name) => name }),
  };
  new Function("module", "require", "h", "React", script)(
    made,
    (name: string) => modules[name] ?? {},
    (...[type, props]: (typeof drawn)[number]) => drawn.push([type, props]),
    {},
  );
  made.exports.Maloca();
  const [, props] = drawn.find(([type]) => /^[A-Z]/.test(String(type))) ?? [];
  return { ...props };
}

test.each(shown)("the component of $name gets what the controls say", ({ name, options, args }) => {
  const { open: _open, ...set } = args as Options;
  const { open, onClose, endpoint, ...given } = propsIn(code(name, options, args, "component"));
  const own = Object.keys(set).filter((option) => !/^(analytics|inline|endpoint)$/.test(option));
  const read = own.map((option) => {
    const [value, fallback] = [given[option], options[option]];
    const isTable = fallback && typeof fallback === "object" && !Array.isArray(fallback);
    return [option, isTable ? { ...fallback, ...(value as object) } : value];
  });
  const expected = own.map((option) => [option, set[option]]);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(expected));
  expect(Object.keys(given).toSorted()).toEqual(own.toSorted());
  expect(endpoint).toBe(set.endpoint);
  // A button opens it.
  expect([open, typeof onClose]).toEqual(
    isDialog(name) && !set.inline ? [false, "function"] : [undefined, "undefined"],
  );
});

test("a control at its default is in no code", () => {
  for (const { name, options } of shown) {
    const markup = new JSDOM(code(name, options, options, "element")).window.document;
    expect(markup.querySelector(`maloca-${name}`)?.attributes.length, name).toBe(0);
  }
});

test.each(files.filter((file) => !/^(tokens|brand|button|field|dialog)\./.test(file)))(
  "in the Storybook that is built, %s says which widget it shows",
  (file) => {
    // Its build adds a meta's comment to the parameters that are written there, and to no others.
    const csf = loadCsf(readFileSync(join(stories, file), "utf8"), {
      makeTitle: (title) => title,
    }).parse();
    enrichCsf(csf, csf);
    expect(formatCsf(csf)).toMatch(/\n {2}parameters: \{\n {4}widget,\n {4}docs: \{/);
  },
);

test("the code is in the toolbar's language, its button too", () => {
  for (const { name, options } of shown) {
    const widget = { name, options };
    const inEnglish = (as: string) =>
      codeOf({ args: options, parameters: { widget }, globals: { as, language: "en" } });
    const { document } = new JSDOM(inEnglish("element")).window;
    expect(document.querySelector(`maloca-${name}`)?.getAttribute("lang"), name).toBe("en");
    expect(inEnglish("component"), name).toContain('lang="en"');
    const es = openerIn(name);
    expect(`${inEnglish("element")}${inEnglish("component")}`, name).not.toContain(es);
  }
});

test("the component of each widget has the package's types", async () => {
  const pieces = shown.flatMap(({ name, options, args }) =>
    [options, args].map((given, at) => [
      `${name}-${at}.tsx`,
      code(name, options, given, "component", at ? "pt" : "es"),
    ]),
  );
  expect(await typeErrors(Object.fromEntries(pieces))).toEqual([]);
});
