import type { LeadReceipt } from "@maloca/catalog/api";
import type { Notice } from "@maloca/catalog/notices";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import type { Answer } from "../backend";
import { confirmation } from "../locales/es";
import { Confirmation } from "./confirmation";
import type { FormController } from "./types";

// What a form shows once its request is stored: loads while it is sent.

/** The server's answer to a request that it has stored. */
type Accepted = Extract<Answer<unknown>, { error: null }>;

/**
 * A form that is still visible shows a card instead of its status. For one that has closed, its toast
 * says the reference.
 * @param heard what `onSent` returned: `false` keeps the visitor from the thank-you page.
 * @returns the toast's line with the reference, if there is no card.
 */
export function showStored(
  { form, request, setPhase, setStored }: FormController,
  { title }: Notice,
  answer: Accepted,
  heard: unknown,
): Node | undefined {
  const { options } = request();
  const code = referenceOf(answer);
  if (options.thanksUrl && heard !== false) leaveFor(options.thanksUrl, code);
  if (!form.current?.checkVisibility()) return code ? referenceLine(options, code) : undefined;
  setPhase("idle");
  setStored(() => (text) => (
    <Confirmation title={title} text={text} reference={code} wording={options} />
  ));
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
