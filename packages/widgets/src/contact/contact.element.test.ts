import { contactNotices } from "@maloca/catalog/locales/es";
import { expect, test, vi } from "vitest";
import { answers, broken, field, fill, find, held, page, toasts } from "../../test/page";
import "./contact.element";

const message = {
  name: "José Peña",
  email: "jose@example.com",
  organization: "Universidad del Mar",
  message: "Queremos enviar a doce estudiantes.\n¿Hablamos?",
};

const button = (element: Element) => find<HTMLButtonElement>(element, "[type=submit]");

async function contact(attributes = "") {
  const element = page(`<maloca-contact ${attributes}></maloca-contact>`);
  await expect.poll(() => button(element)?.textContent).toBe("Enviar mensaje");
  return element;
}

test("contact disables its button while sending, then clears the form", async () => {
  const { answer, release } = held();
  const calls = answers(answer, broken);
  const element = await contact();
  const sent = vi.fn();
  element.addEventListener("maloca-sent", (event) => sent((event as CustomEvent).detail));
  fill(element, message);
  button(element)?.click();
  await expect.poll(() => button(element)?.textContent).toBe("Enviando...");
  expect(button(element)?.disabled).toBe(true);
  const ring = getComputedStyle(button(element) as Element, "::before");
  expect([ring.content, ring.width]).toEqual(['""', "18px"]);
  await expect.poll(() => calls.length).toBe(1);
  const [call] = calls;
  expect(new URL(call?.url as string).pathname).toBe("/functions/v1/send-alliance-email");
  expect(call?.body).toEqual(message);
  release();
  await expect.poll(toasts).toContain(`${contactNotices.sent.title} ${contactNotices.sent.text}`);
  expect(sent).toHaveBeenCalledWith({ success: true, reference: "MAL-7K2Q9F", message });
  for (const name of Object.keys(message)) expect(field(element, name).value).toBe("");
  expect(button(element)?.disabled).toBe(false);
  // The toast goes; this stays, whatever is written next.
  const confirmation = () => find(element, "[part=confirmation]")?.textContent;
  await expect
    .poll(confirmation)
    .toBe(
      "¡Mensaje enviado!Tu mensaje nos llegó. Te responde una persona del equipo.Tu referencia: MAL-7K2Q9FGuárdala: con ella te encontramos si nos escribes o nos llamas.",
    );
  fill(element, { ...message, name: "Ana" });
  expect(confirmation()).toContain("MAL-7K2Q9F");
  button(element)?.click();
  // It is of what was sent last.
  await expect.poll(confirmation).toBeUndefined();
  await expect.poll(() => button(element)?.disabled).toBe(false);
});

test("contact logs a failure without personal data", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  answers(broken);
  const element = await contact();
  fill(element, message);
  button(element)?.click();
  await expect
    .poll(toasts)
    .toContain("Error No se pudo enviar el mensaje. Por favor intenta de nuevo.");
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(log.mock.calls[0])).toBe("Contact message failed:,refused,internal");
});

test("contact in a dialog of the page shows its toast in that dialog", async () => {
  answers(broken);
  const dialog = document.createElement("dialog");
  dialog.append(await contact());
  document.body.append(dialog);
  dialog.showModal();
  const element = dialog.firstElementChild as HTMLElement;
  fill(element, message);
  button(element)?.click();
  await expect.poll(() => toasts()).toContain(contactNotices.failed.text);
  const stack = [...document.querySelectorAll("[popover]")].find((one) => one.shadowRoot);
  expect(stack?.parentNode).toBe(dialog);
  dialog.close();
  await expect.poll(() => stack?.parentNode).toBe(document.body);
  dialog.remove();
});
