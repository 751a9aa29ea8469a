import { check } from "@maloca/catalog/check";
import { consentMissing } from "@maloca/catalog/consent.missing";
import { partnershipProposal } from "@maloca/catalog/partnership";

// Apart from the form: the schema, the mail and the toasts come when somebody starts to fill it.
export { mailLink, partnershipMail } from "@maloca/catalog/partnership";
export { partnershipNotices } from "@maloca/catalog/partnership.notices";
export { showToast } from "../ui/toast";

/** The cleaned proposal, or what is wrong with each field; an unticked consent box is one of them. */
export function checkPartnership(form: HTMLFormElement) {
  const { data, errors } = check(partnershipProposal, Object.fromEntries(new FormData(form)));
  const box = form.querySelector<HTMLInputElement>("[name=consent]");
  if (!box || box.checked) return { data, errors };
  return { errors: { ...errors, consent: consentMissing } };
}
