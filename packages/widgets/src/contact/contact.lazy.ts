import { allianceMessage } from "@maloca/catalog/alliance";
import { check as checkBy } from "@maloca/catalog/check";

export { allianceNotices as notices } from "@maloca/catalog/locales/es";
export { sendAlliance as send } from "../backend";

/** Apart from the form, so that the schema is loaded when somebody starts to fill it. */
export const check = (input: unknown) => checkBy(allianceMessage, input);
