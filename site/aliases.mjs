import { fileURLToPath } from "node:url";

const widgets = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../packages/widgets/${path}`, import.meta.url));

/** The modules of the widgets that the pages import. */
export const aliases = {
  // The widgets' build makes it, before the site's build.
  "@maloca/widgets/server": widgets("dist/server.js"),
  "@maloca/widgets/theme/tokens": widgets("src/theme/tokens.ts"),
  "@maloca/widgets/ui/dialog/dialog-rules": widgets("src/ui/dialog/dialog-rules.ts"),
};
