// tier: merge

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { elementsOf } from "../build/editor-data.mjs";
import { type WidgetName, widgets } from "../src/widgets";

// What an editor says of an option, in the built package: what it does, its type and its default.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const FILE = `${root}examples/hovers.tsx`;

const manifest = readFileSync(`${root}packages/widgets/dist/custom-elements.json`, "utf8");
const elements = elementsOf(JSON.parse(manifest));

interface Hovered {
  option: string;
  description: string | undefined;
  default: string | undefined;
  /** Where its name stands in the file below. */
  component: string;
  element: string;
}

const hovered = elements.flatMap(({ tagName, members }): Hovered[] => {
  const name = tagName.replace("maloca-", "") as WidgetName;
  return members.flatMap((member) =>
    member.kind === "field"
      ? [
          {
            option: member.name,
            description: member.description,
            default: member.default,
            component: `${widgets[name].component}: ${member.name}`,
            element: `${tagName}: ${member.attribute}`,
          },
        ]
      : [],
  );
});

/** What only elements have: a component's application tells its tag manager itself. */
const onElements = /^analytics$/;

// `ComponentProps` with each prop read, and each element's attributes.
const lines = [
  `import type { ComponentProps } from "react";`,
  `import type * as components from "@maloca/widgets";`,
  `import type {} from "@maloca/widgets/jsx";`,
  ...hovered.flatMap(({ option, component, element }, at) => {
    const [name] = component.split(":");
    const [tag, attribute] = element.split(": ");
    return [
      onElements.test(option)
        ? ""
        : `export const c${at} = (props: ComponentProps<typeof components.${name}>) => props.${option}; // ${component}`,
      `export const e${at} = <${tag} ${attribute}={undefined} />; // ${element}`,
    ];
  }),
];
const text = lines.join("\n");

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
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const content = name === FILE ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === FILE || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
});

/** What is shown for a name at its last place before the end of a line. */
function hover(line: string, name: string) {
  const end = text.indexOf(`// ${line}\n`) < 0 ? text.length : text.indexOf(`// ${line}\n`);
  const start = text.lastIndexOf("\n", end);
  const at = start + text.slice(start, end).lastIndexOf(name);
  const info = service.getQuickInfoAtPosition(FILE, at);
  return {
    description: ts.displayPartsToString(info?.documentation).replace(/\s+/g, " "),
    default:
      info?.tags
        ?.filter(({ name: tag }) => tag === "default")
        .map(({ text: parts }) => ts.displayPartsToString(parts))
        .join() ?? "",
  };
}

test("the file that asks is right, to the compiler", () => {
  const wrong = service.getSemanticDiagnostics(FILE).map(({ messageText }) => messageText);
  expect(wrong).toEqual([]);
});

test.each(elements.map(({ tagName }) => tagName))(
  "%s and its component say what each option is",
  (tagName) => {
    const own = hovered.filter(({ element }) => element.startsWith(`${tagName}:`));
    expect(own.length).toBeGreaterThan(2);
    for (const one of own) {
      const said = { description: one.description, default: one.default ?? "" };
      const attribute = `${one.element.split(": ")[1]}={`;
      expect(hover(one.element, attribute), one.element).toMatchObject(said);
      if (!onElements.test(one.option)) {
        expect(hover(one.component, one.option), one.component).toMatchObject(said);
      }
    }
  },
);
