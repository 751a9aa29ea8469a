import { define } from "../core/element/define";
import type { WidgetDefinition } from "../core/widget";
import { PartnershipForm, type PartnershipProps } from "./partnership";
import { partnershipOptions } from "./partnership.options";

/** Registers `<maloca-partnership>`. */
export const widget: WidgetDefinition<"inline", PartnershipProps, typeof partnershipOptions> =
  define({
    name: "partnership",
    kind: "inline",
    component: PartnershipForm,
    options: partnershipOptions,
  });
