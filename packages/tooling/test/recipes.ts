import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** One step of a recipe: a new file, or lines that go into a file after or instead of others. */
interface Step {
  file: string;
  code: string;
  /** The file that a new one is a copy of. */
  copyOf?: string;
  /** Text of the file after which the code goes. */
  after?: string;
  /** Text of the file that the code replaces. */
  insteadOf?: string;
}

interface Recipe {
  /** The recipe's page. */
  page: string;
  /** The number of files that it may touch. */
  cost: number;
  steps: readonly Step[];
}

/** A recipe's row in CONTRIBUTING.md: `| [title](page) | files |`. */
const ROW = /^\| \[[^\]]+\]\((docs\/recipes\/[^)]+)\) \| (\d+) \|$/gm;

/**
 * A step as a recipe writes it: the file in bold, where the code goes, and the code.
 *
 *     **`path`**, after `text of the file`:
 *     **`path`**, instead of `text of the file`:
 *     **New: `path`**
 *     **New: `path`**, a copy of `other path`
 */
const STEP =
  /^\*\*(?:New: )?`([^`]+)`\*\*(?:, (after|instead of|a copy of) `([^`]+)`)?:?(?:\n+```\w*\n([\s\S]*?)^```)?$/gm;

/** The recipes that CONTRIBUTING.md lists, in its order. */
export const readRecipes = (): Recipe[] =>
  [...readFileSync("CONTRIBUTING.md", "utf8").matchAll(ROW)].map(([, page = "", cost]) => ({
    page,
    cost: Number(cost),
    steps: readSteps(readFileSync(page, "utf8")),
  }));

const readSteps = (text: string): Step[] =>
  [...text.matchAll(STEP)].map(([, file = "", how, other, code = ""]) => ({
    file,
    code,
    ...(how === "after" && { after: other }),
    ...(how === "instead of" && { insteadOf: other }),
    ...(how === "a copy of" && { copyOf: other }),
  }));

/** The files that a recipe touches, each once. */
export const filesOf = ({ steps }: Recipe) => [...new Set(steps.map(({ file }) => file))];

/** Carries out a recipe in a folder. Throws if a file or an anchor text is missing. */
export function carryOut(folder: string, { page, steps }: Recipe): void {
  for (const { file, code, copyOf, after, insteadOf } of steps) {
    const path = join(folder, file);
    if (copyOf) {
      cpSync(join(folder, copyOf), path, { errorOnExist: true, force: false });
      continue;
    }
    const anchor = after ?? insteadOf;
    if (anchor === undefined) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code, { flag: "wx" });
      continue;
    }
    const text = readFileSync(path, "utf8");
    if (text.split(anchor).length !== 2) {
      throw new Error(`${file} must have "${anchor}" once; ${page} names it`);
    }
    const added = code.replace(/\n$/, "");
    const written = after === undefined ? added : `${anchor}\n${added}`;
    writeFileSync(
      path,
      text.replace(anchor, () => written),
    );
  }
}

/** Copies the sources to a temporary folder, with links to the repository's installed packages. */
export function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), "maloca-recipes-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of files.split("\n").filter(Boolean)) {
    cpSync(file, join(folder, file), { recursive: true });
  }
  // Packages of the workspace must be those of the copy.
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  for (const name of readdirSync("node_modules")) {
    if (name !== "@maloca" && !name.startsWith(".")) {
      symlinkSync(resolve("node_modules", name), join(modules, name));
    }
  }
  cpSync("node_modules/@maloca", join(modules, "@maloca"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return folder;
}
