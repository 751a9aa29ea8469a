import { fileURLToPath } from "node:url";
import ts from "typescript";

// Reads comments, events, methods and parts for the manifest from the widgets' TypeScript.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const src = `${root}packages/widgets/src`;

export function required<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`manifest: ${what} is missing`);
  return found;
}

/** The source that declares the methods of an element that is a form field. */
const FORM_FIELD = "experiences/experiences.field";

/** The compiler's program with the sources of these widgets. */
export const widgetProgram = (names: readonly string[]) =>
  programOf([
    "core/element/element.tsx",
    `${FORM_FIELD}.tsx`,
    ...names.flatMap((name) => [`${name}/${name}.tsx`, `${name}/${name}.element.ts`]),
  ]);

/** The compiler's program with these sources and their imports. */
export function programOf(files: readonly string[]) {
  const text = required(ts.sys.readFile(`${root}tsconfig.json`), "tsconfig.json");
  const { config } = ts.parseConfigFileTextToJson("tsconfig.json", text);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return ts.createProgram(
    files.map((file) => `${src}/${file}`),
    options,
  );
}

const sourceOf = (program: ts.Program, file: string) =>
  required(program.getSourceFile(`${src}/${file}`), `the source ${file}`);

const moduleOf = (program: ts.Program, file: string) =>
  required(program.getTypeChecker().getSymbolAtLocation(sourceOf(program, file)), file);

/** The comment above each entry of a file's table, and of tables that it spreads. */
export function commentsIn(program: ts.Program, file: string) {
  const checker = program.getTypeChecker();
  const comments = new Map<string, string | undefined>();
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const name = node.name.getText();
      const comment = commentOf(checker.getSymbolAtLocation(node.name), checker);
      // A later table with the same names, such as that of the rules, does not replace a comment.
      comments.set(name, comments.get(name) ?? comment);
      return;
    }
    if (ts.isSpreadAssignment(node)) {
      for (const entry of checker.getTypeAtLocation(node.expression).getProperties()) {
        comments.set(entry.name, commentOf(entry, checker));
      }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(program, file));
  return comments;
}

const commentOf = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker) =>
  ts
    .displayPartsToString(symbol?.getDocumentationComment(checker))
    .replace(/\s*\n\s*/g, " ")
    .replace(/ \(docs\/[^)]*\)/g, "")
    .trim() || undefined;

/** The component's comment, and the events of its callbacks. */
export function describeComponent(program: ts.Program, name: string) {
  const checker = program.getTypeChecker();
  const exports = checker.getExportsOfModule(moduleOf(program, `${name}/${name}.tsx`));
  const propsSymbol = required(
    exports.find((each) => each.name.endsWith("Props")),
    `${name} props`,
  );
  const component = required(
    exports.find(
      (each) => each.valueDeclaration && ts.isFunctionDeclaration(each.valueDeclaration),
    ),
    `the component of ${name}`,
  );
  const props = checker.getDeclaredTypeOfSymbol(propsSymbol).getProperties();
  const fromProps = new Set(props.map((prop) => prop.name));
  // Rendering can fail in any element.
  const always = membersOf(program, "core/widget.ts", "WidgetEvents")
    .getProperties()
    .filter((event) => event.name === "onFailed");
  const events = [...props, ...always.filter((event) => !fromProps.has(event.name))]
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

/** The members of an exported interface or class. */
function membersOf(program: ts.Program, file: string, exported: string) {
  const checker = program.getTypeChecker();
  const exports = checker.getExportsOfModule(moduleOf(program, file));
  const symbol = required(
    exports.find(({ name }) => name === exported),
    `${exported} in ${file}`,
  );
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** Methods of an exported interface. */
function describeMethods(
  program: ts.Program,
  file: string,
  exported: string,
  names: readonly string[],
) {
  const checker = program.getTypeChecker();
  const type = membersOf(program, file, exported);
  return names.map((name) => {
    const method = required(type.getProperty(name), `the method ${name}`);
    const [signature] = checker.getTypeOfSymbol(method).getCallSignatures();
    return {
      kind: "method" as const,
      name,
      description: commentOf(method, checker)?.replace(/^Dialogs: (.)/, (_all, first) =>
        first.toUpperCase(),
      ),
      parameters: required(signature, `the signature of ${name}`)
        .getParameters()
        .map((one) => ({
          name: one.name,
          optional: true,
          type: { text: checker.typeToString(checker.getTypeOfSymbol(one)) },
        })),
    };
  });
}

/** The methods by which a script opens and closes a dialog's element. */
export const dialogMethods = (program: ts.Program) =>
  describeMethods(program, "core/widget.ts", "MalocaElement", ["show", "close"]);

/** The methods by which a script validates an element that is a form field. */
export const fieldMethods = (program: ts.Program) =>
  describeMethods(program, `${FORM_FIELD}.tsx`, "FormField", ["checkValidity", "reportValidity"]);

/** The names in `part="…"`, also those of a table, in a widget's own files and the shared components they use. */
export function partsOf(program: ts.Program, name: string) {
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const seen = new Set();
  const read = (file: ts.SourceFile) => {
    if (seen.has(file.fileName) || !file.fileName.startsWith(src)) return;
    const [folder] = file.fileName.slice(src.length + 1).split("/");
    // What is in place of any widget that broke, and another widget: a booking's payment has a list of its own.
    if (file.fileName.startsWith(`${src}/core/element/`)) return;
    if (folder !== name && program.getSourceFile(`${src}/${folder}/${folder}.element.ts`)) return;
    seen.add(file.fileName);
    const visit = (node: ts.Node, inPart: boolean): void => {
      if (inPart && ts.isStringLiteralLike(node))
        for (const part of node.text.split(" ")) found.add(part);
      const part = ts.isJsxAttribute(node) && node.name.getText() === "part";
      if (inPart && ts.isIdentifier(node)) {
        const type = checker.getTypeAtLocation(node);
        const types = type.isUnion() ? type.types : [type];
        for (const each of types) if (each.isStringLiteral()) found.add(each.value);
      }
      const compared = ts.isBinaryExpression(node);
      ts.forEachChild(node, (child) => visit(child, (inPart || part) && !compared));
      if (ts.isCallExpression(node) && /setAttribute$/.test(node.expression.getText())) {
        const [attribute, value] = node.arguments.map(textOf);
        if (attribute === "part" && value) found.add(value);
      }
      const imported = importedBy(node);
      const [module] = (imported && checker.getSymbolAtLocation(imported)?.declarations) ?? [];
      if (module && ts.isSourceFile(module)) read(module);
    };
    visit(file, false);
  };
  // Its element chooses what is around it.
  read(sourceOf(program, `${name}/${name}.element.ts`));
  return [...found].sort();
}

const textOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** The module that a node imports, statically or on demand, unless it imports types only. */
function importedBy(node: ts.Node) {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? node.arguments[0] : undefined;
}
