import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { widgetNames } from "./widget-list.mjs";

/** The WordPress plugin, complete in `examples/`. */
export const wordPressPlugin = fileURLToPath(
  new URL("../../../examples/wordpress/maloca.php", import.meta.url),
);

const LIST = /(?<=foreach \( array\( ).*(?= \) as \$maloca_name \))/;

/** The names of its shortcodes: every widget except the lightbox, because a shortcode cannot hold pictures. */
const names = widgetNames
  .filter((name) => name !== "lightbox")
  .map((name) => `'${name.replaceAll("-", "_")}'`)
  .join(", ");

/** The plugin's text with a shortcode for each widget. */
export const withShortcodes = () => readFileSync(wordPressPlugin, "utf8").replace(LIST, names);

export const writeShortcodes = () => writeFileSync(wordPressPlugin, withShortcodes());
