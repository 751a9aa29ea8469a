import { fileURLToPath } from "node:url";

const widgets = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../packages/widgets/${path}`, import.meta.url));

/** What the pages take of the widgets, wherever they are built. */
export const aliases = {
  // Built by the widgets' own build, which the site's follows.
  "@maloca/widgets/server": widgets("dist/server.js"),
  "@maloca/widgets/theme/tokens": widgets("src/theme/tokens.ts"),
};
