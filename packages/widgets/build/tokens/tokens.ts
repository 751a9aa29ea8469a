/**
 * Design tokens on the command line:
 *
 * - `npm run tokens -- export FOLDER` writes `light.tokens.json` and `dark.tokens.json`;
 * - `npm run tokens -- import LIGHT.json [DARK.json]` prints a style sheet with the custom properties, and
 *   says which colors the widgets change.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromTokens, tokensOf } from "@maloca/catalog/design-tokens";
import { describeCssProperties } from "../custom-elements-manifest.ts";

const [command, first, second = first] = process.argv.slice(2);
const properties = describeCssProperties();

if (command === "export" && first) {
  mkdirSync(first, { recursive: true });
  for (const mode of ["light", "dark"] as const) {
    const file = join(first, `${mode}.tokens.json`);
    writeFileSync(file, `${JSON.stringify(tokensOf(properties, mode), null, 2)}\n`);
    console.log(file);
  }
} else if (command === "import" && first && second) {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
  try {
    const { css, changed } = fromTokens(properties, { light: read(first), dark: read(second) });
    if (changed.length) console.error(changed.join("\n"));
    console.log(css);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
} else {
  console.error("npm run tokens -- export FOLDER | import LIGHT.json [DARK.json]");
  process.exitCode = 1;
}
