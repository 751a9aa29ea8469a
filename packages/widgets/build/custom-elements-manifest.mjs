import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import ts from "typescript";
import { isDialog, optionTables, widgetNames } from "./registry.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const src = `${root}packages/widgets/src`;
const read = (file) => ts.sys.readFile(`${root}${file}`);

/** What a `::part()` is, by its name; which widget has it is read from its markup. */
const partNames = {
  button: "The round button.",
  caption: "The words below the picture.",
  control: "Each field's input, list or text area.",
  counter: "Which picture of how many.",
  dialog: "The dialog itself.",
  error: "The line that says what is wrong with a field.",
  field: "Each field with its label, hint and error.",
  header: "The head of the dialog, with the artwork.",
  next: "The button to the next step.",
  panel: "The panel beside the button.",
  pay: "The button to the payment dialog.",
  picture: "The picture on the whole screen.",
  submit: "The form's one action.",
  toast: "What says how a request went.",
  unsent: "The button that keeps an unsent request on this device, or forgets it.",
};

/**
 * The elements as data, in the form of a Custom Elements Manifest: read from the tables of options
 * and their comments, from the callbacks that each component takes and from its markup.
 */
export async function describeElements() {
  const { properties, attributeName, tables: options } = await values();
  const names = widgetNames.toSorted();
  const program = programOf(names);
  const cssProperties = describeProperties(program, properties);
  const methods = describeMethods(program);

  const declarations = names.map((name) => {
    const { description, events } = describeComponent(program, name);
    const comments = commentsIn(program, `${name}/${name}.options.ts`);
    const attributes = Object.entries(options[name]).map(([option, fallback]) => ({
      name: attributeName(option),
      fieldName: option,
      type: { text: writtenAs(fallback) },
      default: defaultOf(fallback),
      description: comments.get(option),
    }));
    const dialog = isDialog(name);
    return {
      kind: "class",
      customElement: true,
      name: `Maloca${pascal(name)}`,
      tagName: `maloca-${name}`,
      description,
      superclass: { name: "HTMLElement" },
      attributes,
      members: [
        ...attributes.map(({ fieldName, description, default: fallback }) => ({
          kind: "field",
          name: fieldName,
          type: { text: propertyType(options[name][fieldName]) },
          default: fallback,
          description,
          attribute: attributeName(fieldName),
        })),
        ...(dialog ? methods : []),
      ],
      events,
      cssProperties,
      cssParts: partsOf(program, name).map((part) => ({
        name: part,
        description: partNames[part] ?? missing(`a description of the part "${part}"`),
      })),
      slots: dialog
        ? [{ name: "", description: "Links and buttons that open it, also without scripts." }]
        : [],
    };
  });

  const path = "dist/elements.js";
  return {
    schemaVersion: "2.1.0",
    modules: [
      {
        kind: "javascript-module",
        path,
        declarations,
        exports: declarations.map(({ name, tagName }) => ({
          kind: "custom-element-definition",
          name: tagName,
          declaration: { name, module: path },
        })),
      },
    ],
  };
}

const pascal = (name) => name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase());

function missing(what) {
  throw new Error(`manifest: ${what} is missing`);
}

/** The tables themselves, run apart from any page. */
async function values() {
  const { outputFiles } = await esbuild.build({
    stdin: {
      resolveDir: src,
      contents: [
        `export { properties } from "./theme/properties";`,
        `export { attributeName } from "./core/attributes";`,
        optionTables,
      ].join("\n"),
    },
    bundle: true,
    format: "esm",
    write: false,
    absWorkingDir: root,
    tsconfig: `${root}tsconfig.json`,
  });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

function programOf(names) {
  const { config } = ts.parseConfigFileTextToJson("tsconfig.json", read("tsconfig.json"));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const roots = ["core/element", ...names.map((name) => `${name}/${name}`)];
  return ts.createProgram(
    roots.map((file) => `${src}/${file}.tsx`),
    options,
  );
}

const sourceOf = (program, file) =>
  program.getSourceFile(`${src}/${file}`) ?? missing(`the source ${file}`);

/** The comment above each entry of a file's table. */
function commentsIn(program, file) {
  const checker = program.getTypeChecker();
  const comments = new Map();
  const visit = (node) => {
    if (ts.isPropertyAssignment(node)) {
      comments.set(node.name.getText(), commentOf(checker.getSymbolAtLocation(node.name), checker));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(program, file));
  return comments;
}

const commentOf = (symbol, checker) =>
  ts
    .displayPartsToString(symbol?.getDocumentationComment(checker))
    .replace(/\s*\n\s*/g, " ")
    .replace(/ \(docs\/[^)]*\)/g, "")
    .trim() || undefined;

function describeProperties(program, properties) {
  const comments = commentsIn(program, "theme/properties.ts");
  return Object.entries(properties).map(([name, [property, light, dark]]) => ({
    name: property,
    default: dark ? `light-dark(${light}, ${dark})` : light,
    description: comments.get(name),
  }));
}

/** What the component's comment says, and the events behind the callbacks it takes. */
function describeComponent(program, name) {
  const checker = program.getTypeChecker();
  const exports = checker.getExportsOfModule(
    checker.getSymbolAtLocation(sourceOf(program, `${name}/${name}.tsx`)),
  );
  const propsSymbol =
    exports.find((each) => each.name.endsWith("Props")) ?? missing(`${name} props`);
  const component =
    exports.find(
      (each) => each.valueDeclaration && ts.isFunctionDeclaration(each.valueDeclaration),
    ) ?? missing(`the component of ${name}`);
  const props = checker.getDeclaredTypeOfSymbol(propsSymbol).getProperties();
  const told = new Set(props.map((prop) => prop.name));
  // Any element may fail to be shown.
  const always = membersOf(program, "core/widget.ts", "WidgetEvents")
    .getProperties()
    .filter((event) => event.name === "onFailed");
  const events = [...props, ...always.filter((event) => !told.has(event.name))]
    .filter((callback) => /^on[A-Z]/.test(callback.name))
    .map((callback) => {
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(callback));
      const [detail] = type.getCallSignatures()[0]?.getParameters() ?? [];
      const text = detail && checker.typeToString(checker.getTypeOfSymbol(detail));
      return {
        name: `maloca-${callback.name.slice(2).toLowerCase()}`,
        type: { text: detail ? `CustomEvent<${text}>` : "CustomEvent" },
        description: commentOf(callback, checker),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { description: commentOf(component, checker), events };
}

/** The members of an exported interface. */
function membersOf(program, file, exported) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(sourceOf(program, file));
  const symbol = checker.getExportsOfModule(module).find(({ name }) => name === exported);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** How a dialog's element is opened and closed by a script. */
function describeMethods(program) {
  const checker = program.getTypeChecker();
  const type = membersOf(program, "core/element.tsx", "MalocaElement");
  return ["show", "close"].map((name) => {
    const method = type.getProperty(name) ?? missing(`the method ${name}`);
    const [signature] = checker.getTypeOfSymbol(method).getCallSignatures();
    return {
      kind: "method",
      name,
      description: commentOf(method, checker)?.replace(/^Dialogs: (.)/, (_all, first) =>
        first.toUpperCase(),
      ),
      parameters: signature.getParameters().map((one) => ({
        name: one.name,
        optional: true,
        type: { text: checker.typeToString(checker.getTypeOfSymbol(one)) },
      })),
    };
  });
}

/** The names in `part="…"`, in a widget's own files and the parts they are built from. */
function partsOf(program, name) {
  const found = new Set();
  const seen = new Set();
  const read = (file) => {
    if (!file || seen.has(file.fileName) || !file.fileName.startsWith(src)) return;
    seen.add(file.fileName);
    const visit = (node, inPart) => {
      if (inPart && ts.isStringLiteralLike(node)) found.add(node.text);
      const part = ts.isJsxAttribute(node) && node.name.getText() === "part";
      const compared = ts.isBinaryExpression(node);
      ts.forEachChild(node, (child) => visit(child, (inPart || part) && !compared));
      if (ts.isCallExpression(node) && /setAttribute$/.test(node.expression.getText())) {
        const [attribute, value] = node.arguments;
        if (attribute?.text === "part") found.add(value.text);
      }
      const imported =
        (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly && node.moduleSpecifier) ||
        (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier) ||
        (ts.isCallExpression(node) &&
          node.expression.kind === ts.SyntaxKind.ImportKeyword &&
          node.arguments[0]);
      if (imported?.text?.startsWith(".")) {
        const { resolvedModule } = ts.resolveModuleName(
          imported.text,
          file.fileName,
          program.getCompilerOptions(),
          ts.sys,
        );
        read(program.getSourceFile(resolvedModule?.resolvedFileName));
      }
    };
    visit(file, false);
  };
  read(sourceOf(program, `${name}/${name}.tsx`));
  return [...found].sort();
}

/** How an attribute is written, by the kind of its default. */
function writtenAs(fallback) {
  if (Array.isArray(fallback)) return "string (separated by commas)";
  if (typeof fallback === "object") return "string (JSON)";
  return typeof fallback;
}

const propertyType = (fallback) =>
  Array.isArray(fallback)
    ? "readonly string[]"
    : typeof fallback === "object"
      ? "Record<string, string>"
      : typeof fallback;

/** A whole table of words is in its own file. */
const defaultOf = (fallback) =>
  typeof fallback === "object" && !Array.isArray(fallback) ? undefined : JSON.stringify(fallback);
