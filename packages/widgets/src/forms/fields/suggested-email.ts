import { suggestedEmail } from "@maloca/catalog/suggested-email";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { mailSlip } from "../../locales/es";
import { hint } from "../../ui/field/field.css";
import { textButton } from "../../ui/text-button.css";

/** Suggests another address below a mail field that was left with a mistyped domain. It refuses no address. */
export function suggestEmail(field: HTMLInputElement, wording: Wording): void {
  requestAnimationFrame(() => {
    // A button that moves away while it is pressed gets no click.
    if (document.documentElement.matches(":active")) suggestEmail(field, wording);
    else ask(field, wording);
  });
}

function ask(field: HTMLInputElement, wording: Wording) {
  const email = suggestedEmail(field.value);
  const place = field.parentElement;
  // Not while the form is sent, when the field is read-only, and not while the address is being typed.
  if (!email || field.matches(":read-only, :focus") || place?.querySelector("[part=slip]")) return;
  const question = document.createElement("p");
  question.className = hint;
  question.setAttribute("part", "slip");
  // An alert is announced although the focus has moved on.
  question.role = "alert";
  const button = document.createElement("button");
  button.type = "button";
  button.className = textButton;
  button.textContent = email;
  button.onclick = () => {
    field.value = email;
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    field.focus();
  };
  const [before = "", after = ""] = wordsIn(wording, { mailSlip }).slip.split("{mail}");
  question.append(before, button, after);
  place?.append(question);
  // A changed address needs no suggestion any more.
  const withdraw = () => question.remove();
  field.addEventListener("input", withdraw, { once: true });
  field.form?.addEventListener("reset", withdraw, { once: true });
}
