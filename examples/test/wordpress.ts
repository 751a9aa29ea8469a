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

const base64 = (text: string) => Buffer.from(text).toString("base64");

const php = (value: unknown) =>
  `json_decode( base64_decode( '${base64(JSON.stringify(value))}' ), true )`;

/** The plugin's code with the files that it requires in their places. */
const joined = (files: Readonly<Record<string, string>>, name: string): string =>
  (files[name] ?? "")
    .replace(/^<\?php/, "")
    .replace(/require __DIR__ \. '\/([\w-]+\.php)';/g, (_all, other) => joined(files, other));

/** What a page needs of `widgets.json`: this PHP has little memory, and the editors' texts are not shown here. */
function rendered(text = "{}") {
  const described: Record<"widgets" | "options", Record<string, object>> = JSON.parse(text);
  const only = (part: object, names: string[]) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name)));
  const each = (parts: Record<string, object>, ...names: string[]) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, only(part, names)]));
  return JSON.stringify({
    widgets: each(described.widgets, "link", "options"),
    options: each(described.options, "kind"),
  });
}

/**
 * What a theme prints for a text with shortcodes, and in its footer, with the few functions of WordPress of
 * `wordpress.php`.
 * @param files of the plugin, by name.
 * @param text of the page.
 * @param settings as they are stored; none where they were never saved.
 * @param more PHP that runs after the text, and prints too.
 */
export async function printWordPress(
  files: Readonly<Record<string, string>>,
  text: string,
  settings?: Record<string, string>,
  more = "",
) {
  const wordpress = await readFile(new URL("wordpress.php", import.meta.url), "utf8");
  const printed = await runPhp(
    [
      wordpress,
      joined(files, "maloca.php"),
      `$files = array( 'widgets.json' => base64_decode( '${base64(rendered(files["widgets.json"]))}' ) );`,
      settings ? `$options['maloca'] = ${php(settings)};` : "",
      "initialize();",
      `echo do_shortcode( ${php(text)} );`,
      "echo '<!-- footer -->'; render_footer(); echo '<!-- more -->';",
      more,
    ].join("\n"),
  );
  const [content = "", rest = ""] = printed.split("<!-- footer -->");
  const [footer = "", extra = ""] = rest.split("<!-- more -->");
  return { content, footer, extra };
}
