import { define } from "../core/element";
import { PartnershipForm } from "./partnership";
import { partnershipOptions } from "./partnership.options";

/** `<maloca-partnership>`; importing this file registers it. */
export const widget = define({
  name: "partnership",
  kind: "inline",
  component: PartnershipForm,
  options: partnershipOptions,
});
