import { STACK, type WithStack } from "../../ui/status/toast";

/** The milliseconds between two looks at the form. */
const POLL_MS = 100;

/**
 * The outcome that the form shows after its button was pressed, for the assistant that filled it in: the errors of
 * its fields, or a toast. There is no time limit, because the visitor may go through several steps first.
 * @param stop aborted when the form was sent.
 */
export async function messageAt(form: HTMLFormElement, stop: AbortSignal): Promise<string> {
  const before = messages();
  while (form.isConnected && !stop.aborted) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
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

/** Each invalid field with its error. */
const errorsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")]
    .map((field) => {
      const id = field.getAttribute("aria-describedby")?.split(" ").at(-1);
      const error = id && (form.getRootNode() as Document).getElementById(id)?.textContent;
      return `${field.name}: ${error}`;
    })
    .join(" ");
