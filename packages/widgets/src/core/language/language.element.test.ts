import { expect, test } from "vitest";
import { accepted, answers, field, fill, find, page, toasts } from "../../../test/page";
import "../../contact/contact.element";

// Which language an element speaks. That each language has every word, `test/languages.test.ts` says.

const submit = (element: Element) => find(element, "[type=submit]");

test("an element speaks its own language, or that of the nearest ancestor, and says it to the server", async () => {
  const calls = answers(accepted);
  const section = page(`<section lang="pt_BR"><maloca-contact></maloca-contact></section>`);
  const element = section.firstElementChild as HTMLElement;
  await expect.poll(() => submit(element)?.textContent).toBe("Enviar mensagem");
  element.lang = "EN-us";
  await expect.poll(() => submit(element)?.textContent).toBe("Send message");
  submit(element)?.click();
  await expect
    .poll(() => find(element, "[part=error]")?.textContent)
    .toBe("Please write your name");
  fill(element, { name: "Ann Lee", email: "ann@example.com", message: "Hello there" });
  submit(element)?.click();
  await expect.poll(toasts).toContain("Message sent!");
  expect(calls[0]?.headers.get("x-maloca-language")).toBe("en");
});

test("what was typed stays when the page's language changes", async () => {
  const element = page("<maloca-contact></maloca-contact>");
  await expect.poll(() => submit(element)?.textContent).toBe("Enviar mensaje");
  fill(element, { name: "Ana" });
  document.documentElement.lang = "en";
  await expect.poll(() => submit(element)?.textContent).toBe("Send message");
  expect(field(element, "name").value).toBe("Ana");
  document.documentElement.lang = "es-CO";
  await expect.poll(() => submit(element)?.textContent).toBe("Enviar mensaje");
});

test("a page may bring a language of its own; an unknown one is Spanish", async () => {
  const words = JSON.stringify({ contact: { submit: "Envoyer" } });
  document.head.insertAdjacentHTML(
    "beforeend",
    `<script type="application/json" data-maloca-words="fr">${words}</script>`,
  );
  const french = page(`<maloca-contact lang="fr"></maloca-contact>`);
  await expect.poll(() => submit(french)?.textContent).toBe("Envoyer");
  const unknown = page(`<maloca-contact lang="ja"></maloca-contact>`);
  await expect.poll(() => submit(unknown)?.textContent).toBe("Enviar mensaje");
});
