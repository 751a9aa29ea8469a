import { define } from "../core/element/define";
import type { WidgetDefinition } from "../core/widget";
import { TripWizard, type TripWizardProps } from "./trip-wizard";
import { tripWizardOptions } from "./trip-wizard.options";

/** Registers `<maloca-trip-wizard>`. */
export const widget: WidgetDefinition<"inline", TripWizardProps, typeof tripWizardOptions> = define(
  {
    name: "trip-wizard",
    kind: "inline",
    component: TripWizard,
    options: tripWizardOptions,
  },
);
