// tier: merge

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { elementsOf } from "../build/editor-data";
import { type WidgetName, widgets } from "../src/widgets";

// What an editor says of an option, in the built package: what it does, its type and its default.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const FILE = `${root}examples/hovers.tsx`;

const manifest = readFileSync(`${root}packages/widgets/dist/custom-elements.json`, "utf8");
const elements = elementsOf(JSON.parse(manifest));

/**
 * What only elements have: a component's application tells its tag manager itself, and a booking in the page is a
 * component of its own.
 */
const ELEMENTS_ONLY = ["analytics", "inline"];

/** A line for each prop of a component and each attribute of an element, with what is to be said of its name. */
const lines = elements.flatMap(({ tagName, members }, at) => {
  const { component } = widgets[tagName.replace("maloca-", "") as WidgetName];
  return members.flatMap((member) => {
    if (member.kind !== "field") return [];
    const { name, attribute, description, default: initial = "" } = member;
    const said = { description, default: initial };
    const one = `${at}${name}`;
    const prop = `export const c${one} = (props: ComponentProps<typeof components.${component}>) => props.${name};`;
    const element = `export const e${one} = <${tagName} ${attribute}={undefined} />;`;
    return [
      ...(ELEMENTS_ONLY.includes(name)
        ? []
        : [{ tagName, text: prop, at: prop.lastIndexOf(name), said }]),
      { tagName, text: element, at: element.lastIndexOf(`${attribute}={`), said },
    ];
  });
});
const head = `import type { ComponentProps } from "react";
import type * as components from "@maloca/widgets";
import type {} from "@maloca/widgets/jsx";
`;
const text = head + lines.map((line) => line.text).join("\n");

let service: ts.LanguageService;
beforeAll(() => {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
  };
  const read = (name: string) => (name === FILE ? text : ts.sys.readFile(name));
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const content = read(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === FILE || ts.sys.fileExists(name),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
});

test("the file that asks is right, to the compiler", () => {
  const wrong = service.getSemanticDiagnostics(FILE).map(({ messageText }) => messageText);
  expect(wrong).toEqual([]);
});

test.each(elements.map(({ tagName }) => tagName))(
  "%s and its component say what each option is",
  (tagName) => {
    const own = lines.filter((line) => line.tagName === tagName);
    expect(own.length).toBeGreaterThan(4);
    for (const { text: line, at, said } of own) {
      const info = service.getQuickInfoAtPosition(FILE, text.indexOf(line) + at);
      const tag = info?.tags?.find(({ name }) => name === "default");
      expect({
        description: ts.displayPartsToString(info?.documentation).replace(/\s+/g, " "),
        default: ts.displayPartsToString(tag?.text),
      }).toEqual(said);
    }
  },
);
