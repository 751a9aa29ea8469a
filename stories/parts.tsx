import { space } from "@maloca/widgets/theme/tokens";
import { themeClass } from "@maloca/widgets/ui/themed";
import type { Decorator } from "@storybook/react-vite";

/** Parts of the widgets stand on a surface that has the widgets' theme. */
export const onSurface: Decorator = (Story, { globals, viewMode }) => {
  const Place = viewMode === "docs" ? "div" : "main";
  return (
    <Place className={themeClass(globals.scheme)} style={{ maxWidth: "480px", padding: space[5] }}>
      <Story />
    </Place>
  );
};
