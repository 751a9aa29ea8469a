import { fileURLToPath } from "node:url";
import type { Plugin } from "rollup";
import * as builtFacts from "../../catalog/src/facts.ts";
import { type FactsOfFile, factsLine } from "../../catalog/src/script-facts.ts";

/** The module of the facts that widgets say of the operator. */
const factsModule = fileURLToPath(new URL("../../catalog/src/facts.ts", import.meta.url));

/** For the code of {@link codeWithFacts}. */
export const importOfFacts = `import { ${Object.keys(builtFacts).join()} } from ${JSON.stringify(factsModule)};`;

/** Colours, and texts that are not in another by chance. The longest first: a text may have another in it. */
const tellable = Object.entries(builtFacts)
  .filter(([, fact]) => fact.startsWith("#") || fact.length > "2026-11".length)
  .sort(([, one], [, other]) => other.length - one.length);

/** The code of a text, such as a style sheet or a default, with variables for the facts that it says. */
export const codeWithFacts = (literal: string): string =>
  tellable.reduce((code, [name, fact]) => code.replaceAll(fact, `"+${name}+"`), literal);

const OUTSIDE = "maloca:facts";

/** The names of the facts of each file, beside the files. */
const NAMES = "facts.json";

/**
 * Writes the operator's facts that a file says into its first line, from where a lead server takes them out for its own.
 * No request is added by it, and a file has no fact that it does not say.
 */
export function operatorFacts(): Plugin {
  return {
    name: "maloca-operator-facts",

    resolveId: {
      order: "pre",
      handler: (source) =>
        source === factsModule || /^(@maloca\/catalog|\.\.?)\/facts$/.test(source)
          ? { id: OUTSIDE, external: true, moduleSideEffects: false }
          : null,
    },

    generateBundle(_options, bundle) {
      const files: Record<string, FactsOfFile> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !file.imports.includes(OUTSIDE)) continue;
        const { body } = this.parse(file.code);
        const names: Record<string, keyof typeof builtFacts> = {};
        let code = file.code;
        for (const statement of body.toReversed()) {
          if (statement.type !== "ImportDeclaration" || statement.source.value !== OUTSIDE)
            continue;
          const { start, end } = statement as typeof statement & { start: number; end: number };
          code = code.slice(0, start) + code.slice(end);
          for (const specifier of statement.specifiers) {
            if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier")
              this.error(`${file.fileName} imports all facts`);
            names[specifier.local.name] = specifier.imported.name as keyof typeof builtFacts;
          }
        }
        file.code = factsLine(names, builtFacts) + code;
        file.imports = file.imports.filter((name) => name !== OUTSIDE);
        files[file.fileName] = names;
      }
      this.emitFile({ type: "asset", fileName: NAMES, source: JSON.stringify(files) });
    },
  };
}
