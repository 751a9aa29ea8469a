import type { bookingFields } from "@maloca/catalog/requests/booking";
import type { paymentFields } from "@maloca/catalog/requests/payment";
import type { DialogName } from "../../widgets";

/** The parameter of the page's address that names a dialog. */
const PARAMETER = "maloca";

/**
 * Fields that are options of their dialog, and the package, whose name stands in a field. Anybody can write an address:
 * the booking takes no price from it.
 */
const options = {
  booking: ["destination", "package", "concept"],
  payment: ["destination", "package", "concept", "amount", "travelers"],
} as const satisfies Partial<Record<DialogName, readonly string[]>>;

/** What the page's booking says of the trip; its payment is of the same trip. */
const sharedAttributes = [
  "destination",
  "concept",
  "fixed-concept",
  "image",
  "min-travelers",
  "unit-assumed",
] as const;

type FieldName = keyof typeof bookingFields | keyof typeof paymentFields;

/** Fields of dialogs that an address may fill. Consent is not among them. */
export const linkedFields = [
  "name",
  "email",
  "phone",
  "dates",
  "travelers",
  "experiences",
  "message",
] as const satisfies readonly FieldName[];

/** Dialogs that an address may open. */
export const linkedDialogs = ["booking", "payment"] as const satisfies readonly DialogName[];

/**
 * Opens the dialog that the page's address names, filled in with the address's values:
 * `?maloca=booking&package=Viva&dates=julio`. Other parameters are ignored, and nothing is sent.
 */
export function openFromAddress(): void {
  const query = new URLSearchParams(location.search);
  const dialog = linkedDialogs.find((name) => name === query.get(PARAMETER));
  if (!dialog) return;
  const open = () => {
    // Pressed like a button of the page, so that the loader opens the dialog.
    const opener = document.createElement("button");
    // With the price that the page's own button for this package has.
    const own = [
      ...document.querySelectorAll<HTMLElement>("[data-maloca-open][data-package]"),
    ].find((button) => button.dataset.package === query.get("package"));
    Object.assign(opener.dataset, own?.dataset);
    if (dialog === "payment") {
      for (const name of sharedAttributes) {
        const text = document.querySelector("maloca-booking")?.getAttribute(name);
        if (typeof text === "string") opener.setAttribute(`data-${name}`, text);
      }
    }
    opener.dataset.malocaOpen = dialog;
    for (const name of options[dialog]) {
      const text = query.get(name);
      if (text) opener.dataset[name] = text;
    }
    for (const name of linkedFields) {
      const text = query.get(name);
      if (text) opener.dataset[`prefill${name.charAt(0).toUpperCase()}${name.slice(1)}`] = text;
    }
    opener.hidden = true;
    document.body.append(opener);
    opener.click();
    opener.remove();
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", open);
  else open();
}
