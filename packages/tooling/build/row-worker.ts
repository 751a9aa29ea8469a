import { type InputOptions, rollup } from "rollup";
import { rows } from "../../../rollup.config.mjs";
import { SIZES } from "../../widgets/build/sizes.ts";
import type { BuildError } from "./run-steps.ts";

// A process that runs rows of the Rollup table: it receives their names, and sends back the sizes that they
// measured, or an error. It ends with its parent process.

const table = rows();

/** Runs a row and returns the sizes that it measured. */
async function bundle(name: string) {
  const row = table.find((each) => each.name === name);
  if (!row) throw new Error(`the Rollup table has no row "${name}"`);
  const { output, ...input } = row.options;
  const sizes: string[] = [];
  const onLog: InputOptions["onLog"] = (_level, { plugin, message }) => {
    if (plugin === SIZES) sizes.push(message.replace(/^\[.*?\] /, ""));
  };
  const build = await rollup({ ...input, onLog });
  try {
    await build.write(output);
  } finally {
    await build.close();
  }
  return sizes;
}

process.on("message", async (names: string[]) => {
  try {
    const lines = [];
    for (const name of names) lines.push(...(await bundle(name)));
    process.send?.({ lines });
  } catch (cause) {
    const { message, code, frame, loc, id } = cause as BuildError;
    process.send?.({ error: { message, code, frame, loc, id } });
  }
});
process.once("disconnect", () => process.exit(1));
