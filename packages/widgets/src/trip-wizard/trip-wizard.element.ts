import { define } from "../core/element/element";
import type { WidgetDefinition } from "../core/widget";
import { TripWizard, type TripWizardProps } from "./trip-wizard";
import { tripWizardOptions } from "./trip-wizard.options";

/** `<maloca-trip-wizard>`; importing this file registers it. */
export const widget: WidgetDefinition<"inline", TripWizardProps, typeof tripWizardOptions> = define(
  {
    name: "trip-wizard",
    kind: "inline",
    component: TripWizard,
    options: tripWizardOptions,
  },
);
