import { STACK, type WithStack } from "../../ui/status/toast";

/** How often the form is looked at. */
const LOOK_MS = 100;

/**
 * What the form shows after its button was pressed, for the assistant that filled it in: which fields are
 * wrong, or a message. It waits for as long as the visitor does, over all steps of a form.
 * @param stop aborted where the form is known to be sent.
 */
export async function messageAt(form: HTMLFormElement, stop: AbortSignal): Promise<string> {
  const before = messages();
  while (form.isConnected && !stop.aborted) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const errors = errorsOf(form);
    if (errors) return errors;
    const message = messages().findLast((each) => !before.includes(each));
    if (message) return message.textContent;
  }
  return "";
}

const messages = (): HTMLElement[] => {
  const stack = (document as WithStack)[STACK];
  return [...((stack?.shadowRoot ?? stack)?.querySelectorAll("p") ?? [])];
};

/** Each marked field with what is wrong. */
const errorsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")]
    .map((field) => {
      const id = field.getAttribute("aria-describedby")?.split(" ").at(-1);
      const error = id && (form.getRootNode() as Document).getElementById(id)?.textContent;
      return `${field.name}: ${error}`;
    })
    .join(" ");
