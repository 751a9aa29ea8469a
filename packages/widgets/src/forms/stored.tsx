import type { LeadReceipt } from "@maloca/catalog/api";
import type { Notice } from "@maloca/catalog/notices";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import type { Answer } from "../backend";
import { confirmation } from "../locales/es";
import { Confirmation } from "./confirmation";
import type { FormController } from "./types";

// What a form goes on saying once its request is stored: loads while it is sent.

/**
 * A form that is still seen shows a card instead of its status. The message of one that has closed says
 * the reference: nothing else of it is left to read.
 */
export function goOnSaying(
  { form, request, setPhase, setStored }: FormController,
  { title }: Notice,
  answer: Extract<Answer<unknown>, { error: null }>,
): Node | undefined {
  const { options } = request();
  // In the answer's body, or in its header.
  const code = (answer.data as Partial<LeadReceipt>).reference ?? answer.reference;
  if (!form.current?.checkVisibility()) return code ? referenceLine(options, code) : undefined;
  setPhase("idle");
  setStored(() => (text) => (
    <Confirmation title={title} text={text} reference={code} wording={options} />
  ));
}

function referenceLine(wording: Wording, code: string): Node {
  const words = wordsIn(wording, { confirmation }, "confirmation");
  const line = document.createDocumentFragment();
  const bold = document.createElement("b");
  bold.textContent = code;
  line.append(document.createElement("br"), `${words.reference} `, bold, `. ${words.keep}`);
  return line;
}
