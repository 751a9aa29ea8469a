import type { LeadReceipt } from "@maloca/catalog/api";
import type { Notice } from "@maloca/catalog/notices";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { confirmation } from "../../locales/es";
import type { Accepted, Card } from "../submission/submission.types";
import type { FormController } from "../submission/types";

// Shows that a request was stored. Loads while it is sent.

/**
 * A visible form shows the confirmation card. If the form is hidden, or the visitor has typed on, the toast has the
 * reference instead.
 * @param leaves whether the thank-you page may be opened.
 * @param emptied whether the form was emptied.
 * @returns the card, or the toast's line with the reference.
 */
export async function showSuccess(
  controller: FormController,
  { title }: Notice,
  answer: Accepted,
  leaves: boolean,
  emptied: boolean,
): Promise<Card | Node | undefined> {
  const { options, load } = controller.request();
  const reference = referenceOf(answer);
  if (options.thanksUrl && leaves) leaveFor(options.thanksUrl, reference);
  const { Confirmation } = await load();
  if (!Confirmation || !emptied || !controller.form.current?.checkVisibility()) {
    return reference ? referenceLine(options, reference) : undefined;
  }
  controller.Confirmation = Confirmation;
  return { title, reference };
}

/** The reference in the answer's body or header. */
export const referenceOf = ({ data, reference }: Accepted) =>
  (data as Partial<LeadReceipt> | undefined)?.reference ?? reference;

/** Opens the thank-you page. The confirmation stays visible until it has loaded. */
function leaveFor(address: string, reference: string | null | undefined) {
  import("./thanks-page").then(
    ({ openThanksPage }) => openThanksPage(address, reference),
    () => {},
  );
}

/** The toast's line with the reference. */
export function referenceLine(wording: Wording, code: string): Node {
  const words = wordsIn(wording, { confirmation }, "confirmation");
  const line = document.createDocumentFragment();
  const bold = document.createElement("b");
  bold.textContent = code;
  // Never broken over two lines: visitors read it out.
  bold.style.whiteSpace = "nowrap";
  line.append(document.createElement("br"), `${words.reference} `, bold, `. ${words.keep}`);
  return line;
}
