import { fileURLToPath } from "node:url";

const widgets = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../packages/widgets/${path}`, import.meta.url));

/** What the pages import of the widgets. */
export const aliases = {
  // Built before the site by the widgets' build.
  "@maloca/widgets/server": widgets("dist/server.js"),
  "@maloca/widgets/theme/tokens": widgets("src/theme/tokens.ts"),
  "@maloca/widgets/ui/dialog/dialog-rules": widgets("src/ui/dialog/dialog-rules.ts"),
};
