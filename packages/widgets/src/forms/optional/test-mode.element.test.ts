import { headers, parseMetadata } from "@maloca/catalog";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import {
  accepted,
  answers,
  broken,
  type Call,
  field,
  find,
  goodRequest,
  page,
  send,
} from "../../../test/page";
import type { MalocaElement } from "../../core/widget";
import { KEPT } from "../offline/offline-queue.names";
import "../../booking/booking.element";
import "../../contact/contact.element";
import "../../newsletter/newsletter.element";

let warned: MockInstance;
beforeEach(() => {
  warned = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

const message = { name: "Ana", email: "ana@example.com", message: "Hola" };
const ribbon = (element: Element) => find(element, "[part=ribbon]");

async function sent(element: MalocaElement, values: Record<string, string>, calls: Call[]) {
  await send(element, values);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  return calls[0] as Call;
}

test("metadata travels beside the request, whose body stays as it is", async () => {
  const calls = answers(accepted);
  const element = page(
    `<maloca-booking open destination="Guaviare" metadata='{"room":"12 Ñ","campaign":"a&b"}'></maloca-booking>`,
  );
  const { body, headers: given } = await sent(element, goodRequest, calls);
  expect(parseMetadata(given.get(headers.metadata) ?? "")).toEqual({
    room: "12 Ñ",
    campaign: "a&b",
  });
  expect(JSON.stringify(body)).not.toContain("room");
  expect(given.has(headers.testMode)).toBe(false);
  expect(warned).not.toHaveBeenCalled();
});

test("metadata that does not fit is named once and left out", async () => {
  const calls = answers(accepted);
  const element = page("<maloca-contact></maloca-contact>");
  element.metadata = { room: "12", "two words": "x", long: "x".repeat(101) };
  await expect.poll(() => warned.mock.calls.length).toBe(2);
  const { headers: given } = await sent(element, message, calls);
  expect(parseMetadata(given.get(headers.metadata) ?? "")).toEqual({
    room: "12",
    long: "x".repeat(100),
  });
  expect(warned.mock.calls.map(String)).toEqual([
    expect.stringContaining('metadata: "two words" does not travel as written'),
    expect.stringContaining('metadata: "long" does not travel as written'),
  ]);
});

test("a form in test mode says so and marks what it sends, and so is a request kept on the device, with its metadata", async () => {
  const calls = answers(broken);
  const element = page(`<maloca-contact test-mode metadata='{"room":"12"}'></maloca-contact>`);
  await expect.poll(() => ribbon(element)?.textContent).toMatch(/^Modo de prueba/);
  expect((await sent(element, message, calls)).headers.get(headers.testMode)).toBe("1");
  await expect.poll(() => find(element, "[part=unsent]")).toBeTruthy();
  find(element, "[part=unsent]")?.click();
  await expect.poll(() => localStorage.getItem(KEPT)).toBeTruthy();
  const later = answers(accepted);
  dispatchEvent(new Event("online"));
  await expect.poll(() => later.length).toBe(1);
  expect(later[0]?.headers.get(headers.testMode)).toBe("1");
  expect(later[0]?.headers.get(headers.metadata)).toBe("room=12");
  await expect.poll(() => field(element, "message").value).toBe("");
  expect(element.shadowRoot?.querySelectorAll("[part=ribbon]")).toHaveLength(1);
  element.removeAttribute("test-mode");
  await expect.poll(() => ribbon(element)).toBeNull();
});

test("a form in test mode names each color of the page that cannot be read, once, in any notation", async () => {
  const colors = "--maloca-brand: gold; --maloca-text-soft: oklch(80% 0 0); --maloca-error: maroon";
  const element = page(`<maloca-contact style="${colors}"></maloca-contact>`);
  await expect.poll(() => find(element, "form")).toBeTruthy();
  element.setAttribute("test-mode", "");
  await expect.poll(() => ribbon(element)).toBeTruthy();
  await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(0);
  expect(warned.mock.calls.flat()).toEqual([
    expect.stringMatching(/light: link on surface has a contrast of 1\.\d\d, .*#000000$/),
    expect.stringMatching(/light: mark on brand has a contrast of 1\.\d\d, .*#000000$/),
    expect.stringMatching(/light: text-soft on surface has a contrast of 1\.\d\d, .*#000000$/),
  ]);
});

test("another company's endpoint gets none of our headers", async () => {
  const calls = answers(accepted);
  const element = page(
    `<maloca-newsletter forms-endpoint="https://forms.example/submissions/v3/integration/submit" portal-id="12/3" form-id="abc" partner="Hotel" metadata='{"room":"12"}' test-mode></maloca-newsletter>`,
  );
  const { url, headers: given } = await sent(element, { email: "ana@example.com" }, calls);
  expect(url).toBe("https://forms.example/submissions/v3/integration/submit/12%2F3/abc");
  expect([...given.keys()].filter((name) => /maloca|apikey|auth|idem/.test(name))).toEqual([]);
});
