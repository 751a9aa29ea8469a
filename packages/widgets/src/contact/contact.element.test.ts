import { contactNotices } from "@maloca/catalog/locales/es";
import { expect, test, vi } from "vitest";
import {
  accepted,
  answers,
  broken,
  field,
  fill,
  find,
  held,
  loginPage,
  page,
  toasts,
} from "../../test/page";
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

/** The message shown beside a field, through the tie that a screen reader follows. */
const errorOf = (element: Element, name: string) =>
  element.shadowRoot?.getElementById(field(element, name).getAttribute("aria-describedby") ?? "")
    ?.textContent;

test("contact requires name, e-mail and message, not the organization", async () => {
  const calls = answers(accepted);
  const element = await contact();
  button(element)?.click();
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "name"));
  expect(
    Object.fromEntries(Object.keys(message).map((name) => [name, errorOf(element, name)])),
  ).toEqual({
    name: "Por favor escribe tu nombre",
    email: "Email inválido",
    organization: undefined,
    message: "Por favor escribe tu mensaje",
  });
  expect(find(element, "[role=status]")?.textContent).toBe("Revisa los campos marcados.");
  fill(element, { ...message, email: "jose" });
  button(element)?.click();
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "email"));
  expect(calls).toEqual([]);
});

test("contact disables its button while sending, then clears the form", async () => {
  const { answer, release } = held();
  const calls = answers(answer, broken);
  const element = await contact('partner="Hotel Ñandú" anon-key="llave"');
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
  expect(call?.headers.get("apikey")).toBe("llave");
  expect(call?.headers.get("idempotency-key")).toMatch(/^\d+(-\d+){3}$/);
  expect(decodeURIComponent(call?.headers.get("x-maloca-partner") ?? "")).toBe("Hotel Ñandú");
  expect(call?.headers.get("x-maloca-consent")).toBeTruthy();
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

test("contact reports a failure, logs no personal data and keeps the message", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  answers(broken);
  const element = await contact();
  fill(element, message);
  button(element)?.click();
  await expect
    .poll(toasts)
    .toContain("Error No se pudo enviar el mensaje. Por favor intenta de nuevo.");
  for (const [name, value] of Object.entries(message)) {
    expect(field(element, name).value).toBe(value);
  }
  await expect.poll(() => button(element)?.disabled).toBe(false);
  expect(find(element, "[role=status]")?.textContent).toContain("sigue aquí");
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(log.mock.calls[0])).toBe("Contact message failed:,refused,internal");
});

test("contact does not take a captive portal's 200 for success", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answers(loginPage);
  const element = await contact();
  fill(element, message);
  button(element)?.click();
  await expect.poll(toasts).toContain(contactNotices.failed.text);
  expect(field(element, "message").value).toBe(message.message);
});

test("the consent checkbox must be checked", async () => {
  const calls = answers(accepted);
  const element = await contact("consent");
  fill(element, message);
  button(element)?.click();
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "consent"));
  expect(calls).toEqual([]);
  field(element, "consent").click();
  button(element)?.click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toEqual(message);
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

test("a place that asks it for its width gets no more than it has", async () => {
  const centred = "display:flex;flex-direction:column;align-items:center";
  for (const place of ["display:grid;place-items:center", centred]) {
    const box = page(`<div style="${place};width:390px"><maloca-contact></maloca-contact></div>`);
    const element = box.firstElementChild as Element;
    await expect.poll(() => button(element)).toBeTruthy();
    expect(element.getBoundingClientRect().width, place).toBeLessThanOrEqual(390);
  }
});
