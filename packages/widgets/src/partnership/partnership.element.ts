import { define } from "../core/element/element";
import type { WidgetDefinition } from "../core/widget";
import { PartnershipForm, type PartnershipProps } from "./partnership";
import { partnershipOptions } from "./partnership.options";

/** `<maloca-partnership>`; importing this file registers it. */
export const widget: WidgetDefinition<"inline", PartnershipProps, typeof partnershipOptions> =
  define({
    name: "partnership",
    kind: "inline",
    component: PartnershipForm,
    options: partnershipOptions,
  });
