import { partnershipErrors, partnershipNotices } from "@maloca/catalog/locales/es";
import { noticesIn } from "@maloca/catalog/notices";
import { partnershipFields } from "@maloca/catalog/requests/partnership";
import { checkOf } from "@maloca/catalog/requests/schema";
import type { Wording } from "@maloca/catalog/words";
import { checkForm } from "../forms/fields/checked-form";

// Separate from the form: schema, mail and toasts load when the visitor starts to fill it in.
export { mailLink, partnershipMail } from "@maloca/catalog/requests/partnership.mail";
export { HandoverPanel } from "../forms/outcome/handover-panel";
export { showToast } from "../ui/status/toast";

const check = checkOf(partnershipFields, { partnershipErrors });

/** The cleaned proposal, or an error for each invalid field and an unticked consent box. */
export const checkPartnership = (form: HTMLFormElement, options: Wording) =>
  checkForm(form, new FormData(form), { read: Object.fromEntries, options }, { check });

export const notices = (wording: Wording) => noticesIn(wording, { partnershipNotices });
