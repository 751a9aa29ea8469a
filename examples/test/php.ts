import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install, manifestOf } from "./install";

/** Real PHP in WebAssembly, because most machines have no PHP. */
interface Php extends EventTarget {
  run(code: string): Promise<number>;
}

/** Runs PHP and returns what it prints. */
export async function runPhp(code: string): Promise<string> {
  const folder = await install("php", await manifestOf("wordpress"));
  const { PhpNode } = await import(
    pathToFileURL(join(folder, "node_modules/php-wasm/PhpNode.mjs")).href
  );
  const php: Php = new PhpNode();
  let printed = "";
  let errors = "";
  php.addEventListener("output", (event) => {
    printed += (event as CustomEvent<string[]>).detail.join("");
  });
  php.addEventListener("error", (event) => {
    errors += (event as CustomEvent<string[]>).detail.join("");
  });
  const status = await php.run(code);
  if (status !== 0 || errors) throw new Error(`PHP ended with ${status}: ${errors}${printed}`);
  return printed;
}
