// Script for browsers in English, on every page: a line offers the forms in English, and its button switches them. They
// do not switch without it, since many readers of Spanish have such a browser.

const line = document.querySelector<HTMLElement>("[data-english]");
const button = line?.querySelector("button");
/** Elements whose words the page replaces, with its Spanish ones. */
const replaced = [...document.querySelectorAll("[strings]")].map(
  (element) => [element, element.getAttribute("strings") ?? ""] as const,
);

line?.removeAttribute("data-idle");
button?.addEventListener("click", () => {
  const english = button.ariaPressed !== "true";
  button.ariaPressed = String(english);
  for (const [element, words] of replaced) {
    if (english) element.removeAttribute("strings");
    else element.setAttribute("strings", words);
  }
  for (const form of document.querySelectorAll<HTMLElement>("[data-form]")) {
    form.lang = english ? "en" : "es";
  }
});

export {};
