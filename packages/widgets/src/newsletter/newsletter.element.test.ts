import { expect, test, vi } from "vitest";
import { accepted, answers, broken, field, fill, find, held, page, toasts } from "../../test/page";
import "./newsletter.element";

const button = (element: Element) => find<HTMLButtonElement>(element, "[type=submit]");

async function newsletter(attributes = "") {
  const element = page(`<maloca-newsletter ${attributes}></maloca-newsletter>`);
  await expect.poll(() => button(element)?.textContent).toBe("Suscribirme");
  return element;
}

test("the newsletter does not report a missing consent as a wrong address", async () => {
  const calls = answers(accepted);
  const element = await newsletter("consent");
  fill(element, { email: "ana@example.com" });
  button(element)?.click();
  await expect
    .poll(() => find(element, "[part=error]")?.textContent)
    .toBe("Necesitamos tu autorización para responderte");
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "consent"));
  expect(toasts()).not.toContain("email válido");
  expect(calls).toEqual([]);
});

test("the newsletter's field and button share a line where their container has room", async () => {
  const element = await newsletter();
  const box = (part: Element | null) => (part as Element).getBoundingClientRect();
  element.style.width = "600px";
  const middle = (part: Element | null) => box(part).top + box(part).height / 2;
  expect(Math.abs(middle(button(element)) - middle(field(element, "email")))).toBeLessThan(2);
  expect(box(button(element)).right).toBeCloseTo(box(element).left + 600, 0);
  element.style.width = "400px";
  const gap = box(button(element)).top - box(field(element, "email")).bottom;
  expect(gap).toBeGreaterThan(8);
  expect(gap).toBeLessThan(16);
  expect(box(button(element)).width).toBeCloseTo(400, 0);
});

test("the newsletter reports an address without @ as a toast and at the field", async () => {
  const calls = answers(accepted);
  const element = await newsletter();
  for (const typed of ["", "ana.example.com"]) {
    fill(element, { email: typed });
    button(element)?.click();
    await expect.poll(toasts).toContain("Error Por favor ingresa un email válido");
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "email"));
    expect(find(element, "[part=error]")?.textContent).toBe("Por favor ingresa un email válido");
    expect(field(element, "email").value).toBe(typed);
  }
  expect(calls).toEqual([]);
});

test("the newsletter disables its field while sending, then clears it", async () => {
  const { answer, release } = held(() => new Response("whatever"));
  const calls = answers(answer);
  const element = await newsletter();
  fill(element, { email: "a@b" });
  button(element)?.click();
  await expect.poll(() => button(element)?.textContent).toBe("Suscribiendo...");
  expect(field(element, "email").disabled).toBe(true);
  expect(button(element)?.disabled).toBe(true);
  await expect.poll(() => calls.length).toBe(1);
  expect(new URL(calls[0]?.url as string).pathname).toBe(
    "/submissions/v3/integration/submit/maloca/newsletter",
  );
  expect(calls[0]?.body).toEqual({
    fields: [{ name: "email", value: "a@b" }],
    context: { pageUri: location.href, pageName: document.title },
  });
  // The body is not read: an HTTP success is one.
  release();
  await expect
    .poll(toasts)
    .toContain("¡Bienvenido! Te has suscrito exitosamente a nuestro newsletter.");
  expect(field(element, "email").value).toBe("");
  expect(field(element, "email").disabled).toBe(false);
});

test("the newsletter reports and logs a failure, and keeps the address", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  answers(broken);
  const element = await newsletter();
  fill(element, { email: "ana@example.com" });
  button(element)?.click();
  await expect
    .poll(toasts)
    .toContain("Error Hubo un problema con tu suscripción. Intenta de nuevo.");
  expect(field(element, "email").value).toBe("ana@example.com");
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(log.mock.calls[0])).not.toContain("ana@");
});

test("the newsletter sends another company's endpoint none of our headers", async () => {
  const calls = answers(accepted);
  const element = await newsletter(
    'forms-endpoint="https://forms.example/submissions/v3/integration/submit" portal-id="12/3" form-id="abc" partner="Hotel"',
  );
  fill(element, { email: "ana@example.com" });
  button(element)?.click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.url).toBe("https://forms.example/submissions/v3/integration/submit/12%2F3/abc");
  expect(
    [...(calls[0]?.headers.keys() ?? [])].filter((name) => /maloca|apikey|auth|idem/.test(name)),
  ).toEqual([]);
});
