import type { StorybookConfig } from "@storybook/react-vite";
import { adoptedStyles } from "../packages/widgets/build/adopted-styles.mjs";

export default {
  framework: "@storybook/react-vite",
  stories: ["../stories/*.mdx", "../stories/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // The site's fonts and artwork, at the same addresses as on the site.
  staticDirs: ["../site/public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads the comment of each option through the types, which the faster docgen does not follow.
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: { include: ["packages/widgets/src/*/*.tsx"] },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), adoptedStyles()],
    resolve: { ...config.resolve, tsconfigPaths: true },
  }),
} satisfies StorybookConfig;
