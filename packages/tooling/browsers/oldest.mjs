import { readFileSync } from "node:fs";
import { browserslistToTargets } from "lightningcss";

const policy = readFileSync(new URL("../../../docs/guide/en/support.md", import.meta.url), "utf8");

/**
 * A browser's oldest version that is supported, as the table of docs/guide/en/support.md says it.
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

/** The same as lightningcss wants them. */
export const styleTargets = browserslistToTargets([
  ...Object.entries(oldestBrowsers).map(([browser, version]) => `${browser} ${version}`),
  `ios_saf ${oldestBrowsers.safari}`,
]);
