/** Script for who reads English: a line says that the forms speak it, and so they do. Runs on every page. */

if (navigator.language.startsWith("en")) {
  for (const form of document.querySelectorAll<HTMLElement>("[data-form]")) form.lang = "en";
  document.querySelector("[data-english]")?.removeAttribute("data-idle");
}
