import { define } from "../core/element";
import { TripWizard } from "./trip-wizard";
import { tripWizardOptions } from "./trip-wizard.options";

/** `<maloca-trip-wizard>`; importing this file registers it. */
export const widget = define({
  name: "trip-wizard",
  kind: "inline",
  component: TripWizard,
  options: tripWizardOptions,
});
