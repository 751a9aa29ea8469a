import type { Options } from "@maloca/widgets/core/options/attributes";
import type { WidgetName } from "@maloca/widgets/widgets";
import type { ComponentType } from "react";
import { controlsFor } from "./controls";
import { Element } from "./element";

/**
 * What the stories of every widget in a page have in common: the controls of its options, and itself, as a
 * React component or, where the toolbar says so, as the element that a partner writes.
 */
export const widgetMeta = <Props extends object>(
  name: WidgetName,
  Component: ComponentType<Props>,
  options: Options,
) => ({
  argTypes: controlsFor(name, options),
  parameters: { widget: { name, options } },
  render: (props: Props, { globals }: { globals: Record<string, unknown> }) =>
    globals.as === "element" ? (
      <Element name={name} options={options} props={props} />
    ) : (
      <Component {...props} />
    ),
});
