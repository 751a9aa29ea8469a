import { operatorsOfPage } from "./endpoint";

const reported = new WeakSet<Element>();

/**
 * On a page with several operators: logs once what the page must write, if it does not say to which one an element
 * belongs, and follows the link beside the element.
 * @param endpoint the element's address, or that of the opening.
 * @param opener the link or button that was pressed.
 * @returns the message; nothing if all is clear.
 */
export function refusal(
  element: HTMLElement,
  endpoint: unknown,
  opener: HTMLElement | undefined,
): string | undefined {
  if (typeof endpoint === "string" && !mayMeanAnother(opener, element, endpoint)) return;
  const what = `<${element.localName}>`;
  const operators = [...operatorsOfPage()].join(", ");
  const remedy = opener
    ? `put the button into its ${what}, or write data-endpoint="https://…" on it`
    : `write endpoint="https://…" on each ${what}`;
  const message = `Maloca: this page has widgets of ${operators}; ${remedy}. Nothing is shown or sent before.`;
  if (!reported.has(element)) console.error(message);
  reported.add(element);
  const link = opener && (opener.closest("a") ?? element.querySelector("a"));
  if (link) location.href = link.href;
  return message;
}

/** Whether an opener outside of an element may belong to another one, with another address. */
function mayMeanAnother(opener: HTMLElement | undefined, element: HTMLElement, endpoint: string) {
  if (!opener || element.contains(opener) || opener.matches("[commandfor],[data-endpoint]")) {
    return false;
  }
  const others = document.querySelectorAll<HTMLElement & { endpoint?: string }>(element.localName);
  return [...others].some((other) => other.endpoint !== endpoint);
}
