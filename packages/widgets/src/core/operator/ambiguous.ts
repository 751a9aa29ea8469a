import { operatorsOfPage } from "./endpoint";

const reported = new WeakSet<Element>();

/**
 * Logs once what a page with several operators must write, and follows the link beside the element.
 * @returns the message.
 */
export function refuse(element: HTMLElement, opener: HTMLElement | undefined): string {
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
