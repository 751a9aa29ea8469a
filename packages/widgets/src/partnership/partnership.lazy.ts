import { partnershipProposal } from "@maloca/catalog/requests/partnership.schema";
import { check } from "@maloca/catalog/validation";
import { checkForm } from "../forms/checked-form";

export { partnershipNotices } from "@maloca/catalog/locales/es";
// Apart from the form: schema, mail and toasts load when the visitor starts to fill it in.
export { mailLink, partnershipMail } from "@maloca/catalog/requests/partnership.mail";
export { showToast } from "../ui/toast";

/** The cleaned proposal, or what is wrong with each field; an unticked consent box is one of them. */
export const checkPartnership = (form: HTMLFormElement) =>
  checkForm(
    form,
    new FormData(form),
    { read: Object.fromEntries },
    { check: (input) => check(partnershipProposal, input) },
  );
