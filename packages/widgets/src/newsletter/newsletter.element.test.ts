import { expect, test } from "vitest";
import { answers, field, fill, find, held, page, toasts } from "../../test/page";
import "./newsletter.element";

const button = (element: Element) => find<HTMLButtonElement>(element, "[type=submit]");

async function newsletter() {
  const element = page("<maloca-newsletter></maloca-newsletter>");
  await expect.poll(() => button(element)?.textContent).toBe("Suscribirme");
  return element;
}

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
