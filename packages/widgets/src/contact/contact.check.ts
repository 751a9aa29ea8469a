import { allianceMessage } from "@maloca/catalog/alliance";
import { check } from "@maloca/catalog/check";

export { allianceNotices } from "@maloca/catalog/alliance.notices";

/** Apart from the form, so that the schema is loaded when somebody starts to fill it. */
export const checkAlliance = (input: unknown) => check(allianceMessage, input);
