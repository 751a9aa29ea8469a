import type { LeadReceipt } from "@maloca/catalog/api";
import { Confirmation } from "./confirmation";
import type { Saying, Stored } from "./types";

// What a form goes on saying once its request is stored: loads while it is sent.

/** The card of a form that is still seen. Its reference is in the answer's body, or in its header. */
export function confirmationOf(
  ...[{ form, request, setPhase }, { title }, { data, reference }]: Parameters<Saying>
): Stored | undefined {
  if (!form.current?.checkVisibility()) return;
  // Once is enough.
  setPhase("idle");
  const { options } = request();
  const code = (data as Partial<LeadReceipt>).reference ?? reference;
  return (text) => <Confirmation title={title} text={text} reference={code} wording={options} />;
}
