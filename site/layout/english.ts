// Script for browsers in English. Runs on every page: a line offers the forms in English, and its button
// switches them. They do not switch without it, since many readers of Spanish have such a browser.

const line = document.querySelector<HTMLElement>("[data-english]");
if (line && navigator.language.startsWith("en")) {
  line.removeAttribute("data-idle");
  const button = line.querySelector("button");
  button?.addEventListener("click", () => {
    const english = button.ariaPressed !== "true";
    button.ariaPressed = String(english);
    for (const form of document.querySelectorAll<HTMLElement>("[data-form]")) {
      form.lang = english ? "en" : "es";
    }
  });
}
