import type * as built from "./facts";

/** What widgets say of an operator, by the names of `facts.ts`. */
export type ScriptFacts = Readonly<Record<keyof typeof built, string>>;

/** The facts of a file, by the names of its variables. */
export type FactsOfFile = Readonly<Record<string, keyof ScriptFacts>>;

/**
 * The first line of a script that says something of the operator. The build writes it with the facts of `facts.ts`, and
 * a lead server with its operator's: what comes after it stays as it was built.
 */
export const factsLine = (names: FactsOfFile, facts: ScriptFacts): string =>
  `const ${Object.entries(names)
    .map(([name, fact]) => `${name}=${JSON.stringify(facts[fact]).replaceAll("<", "\\u003c")}`)
    .join()};\n`;

/** A script with other facts in its first line. */
export const withFacts = (script: string, names: FactsOfFile, facts: ScriptFacts): string =>
  factsLine(names, facts) + script.slice(script.indexOf("\n") + 1);

/** The last line of the loader, a function that is called with the folder of the other files. */
export const folderLine = (folder: string): string => `("${folder}/")`;

/** A loader with another folder in its last line. */
export const withFolder = (loader: string, folder: string): string =>
  loader.slice(0, loader.lastIndexOf("\n") + 1) + folderLine(folder);

/** The file at a widget's own address, which imports the newest one. */
export const newestOf = (file: string, folder: string): string => `import"./${folder}/${file}";\n`;
