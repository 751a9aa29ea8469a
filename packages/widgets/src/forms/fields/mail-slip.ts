import { meantMail } from "@maloca/catalog/mail-slip";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { mailSlip } from "../../locales/es";
import { hint } from "../../ui/field/field.css";
import { meant } from "./mail-slip.css";

/** Asks, below a mail's field that was left, whether another domain was meant. It refuses nothing. */
export function askAboutMail(field: HTMLInputElement, wording: Wording): void {
  requestAnimationFrame(() => {
    // A button that moves away while it is pressed gets no click.
    if (document.documentElement.matches(":active")) askAboutMail(field, wording);
    else ask(field, wording);
  });
}

function ask(field: HTMLInputElement, wording: Wording) {
  const mail = meantMail(field.value);
  const place = field.parentElement;
  // While it is sent, its field is disabled; with the focus, its address is still being typed.
  if (!mail || field.matches(":disabled, :focus") || place?.querySelector("[part=slip]")) return;
  const question = document.createElement("p");
  question.className = hint;
  question.setAttribute("part", "slip");
  // The focus is elsewhere by now.
  question.role = "alert";
  const button = document.createElement("button");
  button.type = "button";
  button.className = meant;
  button.textContent = mail;
  button.onclick = () => {
    field.value = mail;
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    field.focus();
  };
  const [before = "", after = ""] = wordsIn(wording, { mailSlip }).slip.split("{mail}");
  question.append(before, button, after);
  place?.append(question);
  // Another address, or none, is no slip any more.
  const withdraw = () => question.remove();
  field.addEventListener("input", withdraw, { once: true });
  field.form?.addEventListener("reset", withdraw, { once: true });
}
