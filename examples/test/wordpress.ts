import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install, manifestOf, withFolder } from "./install";

/** Real PHP in WebAssembly, because most machines have no PHP. */
interface Php extends EventTarget {
  run(code: string): Promise<number>;
}

/** Runs PHP and returns what it prints. */
async function runPhp(code: string): Promise<string> {
  const folder = await withFolder("php-installed", async () =>
    install("php", await manifestOf("wordpress")),
  );
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

const php = (value: unknown) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString("base64")}' ), true )`;

/**
 * What a theme prints for a text with shortcodes, and in its footer, with the few functions of WordPress of
 * `wordpress.php`.
 * @param plugin its text.
 * @param settings as somebody saves them; none where they were never saved.
 * @param more PHP that runs after the text, and prints too.
 */
export async function printWordPress(
  plugin: string,
  text: string,
  settings?: Record<string, string>,
  more = "",
) {
  const wordpress = await readFile(new URL("wordpress.php", import.meta.url), "utf8");
  const printed = await runPhp(
    [
      wordpress,
      plugin.replace(/^<\?php/, ""),
      settings ? `$options['maloca'] = maloca_sanitize( ${php(settings)} );` : "",
      `echo do_shortcode( ${php(text)} );`,
      "echo '<!-- footer -->'; render_footer(); echo '<!-- more -->';",
      more,
    ].join("\n"),
  );
  const [content = "", rest = ""] = printed.split("<!-- footer -->");
  const [footer = "", extra = ""] = rest.split("<!-- more -->");
  return { content, footer, extra };
}
