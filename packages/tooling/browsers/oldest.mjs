import { readFileSync } from "node:fs";
import { browserslistToTargets } from "lightningcss";

const policy = readFileSync(new URL("../../../docs/guide/en/support.md", import.meta.url), "utf8");

/**
 * The oldest supported version of a browser, read from the table of docs/guide/en/support.md.
 * @param {string} browser
 */
function oldest(browser) {
  const [, version] = new RegExp(`^\\| ${browser}[^|]*\\| ([\\d.]+) \\|`, "m").exec(policy) ?? [];
  if (!version) throw new Error(`docs/guide/en/support.md names no version of ${browser}`);
  return version;
}

export const oldestBrowsers = {
  chrome: oldest("Chrome"),
  firefox: oldest("Firefox"),
  safari: oldest("Safari"),
};

/** The same in the format of lightningcss. */
export const styleTargets = browserslistToTargets([
  ...Object.entries(oldestBrowsers).map(([browser, version]) => `${browser} ${version}`),
  `ios_saf ${oldestBrowsers.safari}`,
]);
