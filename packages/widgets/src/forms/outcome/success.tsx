import type { LeadReceipt } from "@maloca/catalog/api";
import type { Notice } from "@maloca/catalog/notices";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { confirmation } from "../../locales/es";
import type { Accepted, Card } from "../submission/submission.types";
import type { FormController } from "../submission/types";
import { Confirmation } from "./confirmation";

// What a form shows once its request is stored: loads while it is sent.

/**
 * A form that is still visible shows a card instead of its status. For one that has closed, or whose
 * visitor has gone on typing, the toast says the reference.
 * @param leaves whether the visitor may go on to the page that thanks.
 * @returns the card, or the toast's line with the reference.
 */
export function showSuccess(
  controller: FormController,
  { title }: Notice,
  answer: Accepted,
  leaves: boolean,
  emptied: boolean,
): Card | Node | undefined {
  const { options } = controller.request();
  const reference = referenceOf(answer);
  if (options.thanksUrl && leaves) leaveFor(options.thanksUrl, reference);
  if (!emptied || !controller.form.current?.checkVisibility()) {
    return reference ? referenceLine(options, reference) : undefined;
  }
  controller.Confirmation = Confirmation;
  return { title, reference };
}

/** In the answer's body, or in its header. */
export const referenceOf = ({ data, reference }: Accepted) =>
  (data as Partial<LeadReceipt> | undefined)?.reference ?? reference;

/** The confirmation stays visible until the thank-you page has loaded, or if it does not. */
function leaveFor(address: string, reference: string | null | undefined) {
  import("./thanks-page").then(
    ({ openThanksPage }) => openThanksPage(address, reference),
    () => {},
  );
}

export function referenceLine(wording: Wording, code: string): Node {
  const words = wordsIn(wording, { confirmation }, "confirmation");
  const line = document.createDocumentFragment();
  const bold = document.createElement("b");
  bold.textContent = code;
  // Read out and typed in one piece.
  bold.style.whiteSpace = "nowrap";
  line.append(document.createElement("br"), `${words.reference} `, bold, `. ${words.keep}`);
  return line;
}
