import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { accepted, answers, broken, toasts } from "../../../test/page";
import { ContactForm } from "../../contact/contact";

// A page's callbacks are its own: what they throw changes nothing of the request.

afterEach(() => vi.restoreAllMocks());

const throws = () => {
  throw new Error("the page's own");
};

async function send(onSent: () => void, onFailed: () => void) {
  const { container, unmount } = render(
    <ContactForm endpoint="" onSent={onSent} onFailed={onFailed} />,
  );
  const field = (name: string) =>
    container.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  field("name").value = "Ana Gómez";
  field("email").value = "ana@example.com";
  field("message").value = "¿Hay cupo en marzo?";
  container.querySelector<HTMLButtonElement>("[type=submit]")?.click();
  return { container, field, unmount };
}

test("a stored request is told as sent alone, where the page throws when it hears so", async () => {
  answers(accepted);
  const shown = vi.spyOn(console, "error").mockImplementation(() => {});
  const failed = vi.fn();
  const sent = vi.fn(throws);
  const { container, field, unmount } = await send(sent, failed);
  await expect.poll(toasts).toContain("¡Mensaje enviado!");
  expect(sent).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  expect(field("message").value).toBe("");
  expect(container.textContent).not.toContain("no se envió");
  expect(shown.mock.calls.flat().map(String)).toContain("Error: the page's own");
  unmount();
});

test("a failed request is told once and can be sent again, where the page throws when it hears so", async () => {
  answers(broken);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failed = vi.fn(throws);
  const sent = vi.fn();
  const { container, unmount } = await send(sent, failed);
  await expect.poll(toasts).toContain("No se pudo enviar");
  expect(failed).toHaveBeenCalledOnce();
  answers(accepted);
  container.querySelector<HTMLButtonElement>("[type=submit]")?.click();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  expect(failed).toHaveBeenCalledOnce();
  unmount();
});
