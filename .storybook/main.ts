import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { adoptedStyles } from "../packages/widgets/build/adopted-styles.ts";
import { optionDescriptions } from "./descriptions.ts";
import { grouped } from "./groups.ts";
import { guides } from "./guides.ts";

/** The brand's editor is the builder's. */
const builder = fileURLToPath(new URL("../packages/builder/", import.meta.url));

export default {
  framework: "@storybook/react-vite",
  stories: ["../stories/*.mdx", "../stories/*.stories.tsx"],
  experimental_indexers: (indexers = []) => indexers.map(grouped),
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // The site's fonts and artwork, at the same addresses as on the site.
  staticDirs: ["../site/public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The controls' descriptions come from the manifest.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), adoptedStyles(builder), optionDescriptions(), guides()],
    resolve: { ...config.resolve, tsconfigPaths: true },
  }),
} satisfies StorybookConfig;
