import { contactNotices } from "@maloca/catalog/locales/es";
import { expect, test, vi } from "vitest";
import { accepted, answers, broken, field, fill, find, held, page, toasts } from "../../test/page";
import "./contact.element";

const message = {
  name: "José Peña",
  email: "jose@example.com",
  organization: "Universidad del Mar",
  message: "Queremos enviar a doce estudiantes.\n¿Hablamos?",
};

const button = (element: Element) => find<HTMLButtonElement>(element, "[type=submit]");

async function contact() {
  const element = page("<maloca-contact></maloca-contact>");
  await expect.poll(() => button(element)?.textContent).toBe("Enviar mensaje");
  return element;
}

// What a form says in each of its states: `test/every-word.test.ts`.
test("contact's confirmation stays whatever is written next, until that is sent", async () => {
  const { answer, release } = held();
  answers(answer, broken);
  const element = await contact();
  const sent = vi.fn();
  element.addEventListener("maloca-sent", (event) => sent((event as CustomEvent).detail));
  fill(element, message);
  button(element)?.click();
  await expect.poll(() => button(element)?.ariaDisabled).toBe("true");
  release();
  await expect.poll(toasts).toContain(`${contactNotices.sent.title} ${contactNotices.sent.text}`);
  expect(sent).toHaveBeenCalledWith({ success: true, reference: "MAL-7K2Q9F", message });
  const confirmation = () => find(element, "[part=confirmation]")?.textContent;
  await expect
    .poll(confirmation)
    .toBe(
      "¡Mensaje enviado!Tu mensaje nos llegó. Te responde una persona del equipo.Tu referencia: MAL-7K2Q9FGuárdala: con ella te encontramos si nos escribes o nos llamas.",
    );
  fill(element, { ...message, name: "Ana" });
  expect(confirmation()).toContain("MAL-7K2Q9F");
  button(element)?.click();
  await expect.poll(confirmation).toBeUndefined();
  await expect.poll(() => button(element)?.ariaDisabled).toBe(null);
});

test("contact in a dialog of the page shows its toast in that dialog, and logs a failure without personal data", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  answers(broken);
  const dialog = document.createElement("dialog");
  dialog.append(await contact());
  document.body.append(dialog);
  dialog.showModal();
  const element = dialog.firstElementChild as HTMLElement;
  fill(element, message);
  button(element)?.click();
  await expect.poll(toasts).toContain(contactNotices.failed.text);
  expect(log.mock.calls.map(String)).toEqual(["Contact message failed:,refused,internal"]);
  const stack = [...document.querySelectorAll("[popover]")].find((one) => one.shadowRoot);
  expect(stack?.parentNode).toBe(dialog);
  dialog.close();
  await expect.poll(() => stack?.parentNode).toBe(document.body);
  dialog.remove();
});

test("a likely slip in a mail is asked about when its field is left, and refused by nobody", async () => {
  const calls = answers(accepted);
  const element = await contact();
  const slip = () => find(element, "[part=slip]");
  const leave = async (email: string) => {
    const mail = field(element, "email");
    mail.focus();
    fill(element, { ...message, email });
    // The code that asks loads with the first focus.
    await expect
      .poll(() => {
        mail.focus();
        field(element, "name").focus();
        return slip()?.textContent ?? "";
      })
      .toBe("¿Quisiste decir jose@gmail.com?");
  };
  await leave("jose@gmial.com");
  slip()?.querySelector("button")?.click();
  expect(field(element, "email").value).toBe("jose@gmail.com");
  expect(slip()).toBeNull();
  // Whoever comes straight back is still typing, and is asked on leaving for good.
  fill(element, { ...message, email: "jose@gmail.con" });
  field(element, "name").focus();
  field(element, "email").focus();
  for (let frames = 5; frames > 0; frames--) await new Promise(requestAnimationFrame);
  expect(slip()).toBeNull();
  await leave("jose@gmail.con");
  button(element)?.click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({ email: "jose@gmail.con" });
  // The form is empty, and asks nothing.
  await expect.poll(slip).toBeNull();
});
