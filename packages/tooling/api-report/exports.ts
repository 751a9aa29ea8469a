import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { translations } from "../../widgets/build/widget-list.ts";
import { programOf, required } from "../../widgets/build/widget-sources.ts";

/** The texts of a widget: they are listed with its element. */
const WORDS = "strings";

const widgets = fileURLToPath(new URL("../../widgets/", import.meta.url));

/** The entries of the package that have types: `./backend` and its source. */
function entries(): [entry: string, source: string][] {
  const { exports }: { exports: Record<string, { types?: string }> } = JSON.parse(
    readFileSync(`${widgets}package.json`, "utf8"),
  );
  return Object.entries(exports).flatMap(([entry, { types }]) => {
    const source = types?.replace("./dist/", "").replace(".d.ts", ".ts") ?? "";
    // A pattern stands for the languages.
    const names = entry.endsWith("*") ? translations : [""];
    return names
      .map((name): [string, string] => [entry.replace("*", name), source.replace("*", name)])
      .filter(([, file]) => file && ts.sys.fileExists(`${widgets}src/${file}`));
  });
}

/**
 * What each entry of the package exports, with its type. A type is described at its first export. A
 * language's exports are listed by name only.
 */
export function describeExports(
  sources: readonly [entry: string, source: string][] = entries(),
): [entry: string, exported: string[]][] {
  const program = programOf(sources.map(([, source]) => source));
  const checker = program.getTypeChecker();
  const known = new Map<ts.Symbol, string>();
  return sources.map(([entry, source]) => {
    const file = required(program.getSourceFile(`${widgets}src/${source}`), source);
    const module = checker.getSymbolAtLocation(file);
    const lines = (module ? checker.getExportsOfModule(module) : []).map((exported) => {
      const { Alias } = ts.SymbolFlags;
      const symbol = exported.flags & Alias ? checker.getAliasedSymbol(exported) : exported;
      const { name } = exported;
      const before = known.get(symbol);
      known.set(symbol, before ?? `${name} of ${entry}`);
      if (entry.startsWith("./locales/")) return name;
      return before ? `${name}: as ${before}` : describe(name, symbol, checker);
    });
    return [entry, lines.sort()];
  });
}

function describe(name: string, symbol: ts.Symbol, checker: ts.TypeChecker) {
  const written = (type: ts.Type, more = ts.TypeFormatFlags.None) =>
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | more);
  if (symbol.flags & ts.SymbolFlags.Value)
    return `${name}: ${written(checker.getTypeOfSymbol(symbol))}`;
  const [declared] = symbol.declarations ?? [];
  // A generic or mapped type is printed as its source has it.
  if (declared && ts.isTypeAliasDeclaration(declared)) {
    const { type, typeParameters } = declared;
    if (typeParameters || ts.isMappedTypeNode(type)) return withoutComments(declared);
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const properties = type.isUnion() || type.getCallSignatures().length ? [] : type.getProperties();
  if (!properties.length) return `type ${name} = ${written(type, ts.TypeFormatFlags.InTypeAlias)}`;
  const members = properties.map((property) => {
    if (property.name === WORDS) return `  ${WORDS}?: those of its element`;
    const optional = property.flags & ts.SymbolFlags.Optional;
    const declaredType = checker.getTypeOfSymbol(property);
    const shown = written(optional ? checker.getNonNullableType(declaredType) : declaredType);
    return `  ${property.name}${optional ? "?" : ""}: ${shown}`;
  });
  return [`type ${name} =`, ...members.sort()].join("\n");
}

const printer = ts.createPrinter({ removeComments: true });

const withoutComments = (node: ts.Node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^export /, "")
    .replace(/;$/, "");
