import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import {
  accepted,
  answers,
  broken,
  find,
  goodRequest,
  held,
  page,
  REFERENCE,
  send,
} from "../../../test/page";
import "../../booking/booking.element";
import "../../contact/contact.element";
import "../../newsletter/newsletter.element";

/** Where the page would have gone: the tests' own page stays. */
let visited: string[];
let warned: MockInstance;

interface Leaving extends Event {
  destination: { url: string };
}
const { navigation } = window as typeof window & { navigation?: EventTarget };
const leave = (event: Event) => {
  visited.push((event as Leaving).destination.url);
  event.preventDefault();
};

beforeEach((context) => {
  if (!navigation) return context.skip("this browser tells no page where it goes (`navigation`)");
  visited = [];
  warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  navigation.addEventListener("navigate", leave);
});
afterEach(() => navigation?.removeEventListener("navigate", leave));

const message = { name: "Ana", email: "ana@example.com", message: "Hola" };

const sentBy = (element: Element, cancel = false) =>
  new Promise<void>((resolve) => {
    element.addEventListener("maloca-sent", (event) => {
      if (cancel) event.preventDefault();
      resolve();
    });
  });

test.each([
  ["/gracias", `${location.origin}/gracias?reference=${REFERENCE}`],
  ["https://hotel.example/gracias?de=guaviare#pie", null],
  ["gracias.html", new URL(`gracias.html?reference=${REFERENCE}`, document.baseURI).href],
] as const)("a stored booking goes to %s with its reference", async (address, url) => {
  answers(accepted);
  const element = page(
    `<maloca-booking open destination="Guaviare" thanks-url="${address}"></maloca-booking>`,
  );
  await send(element, goodRequest);
  await expect
    .poll(() => visited)
    .toEqual([url ?? `https://hotel.example/gracias?de=guaviare&reference=${REFERENCE}#pie`]);
});

test("the visitor leaves only once the request is stored", async () => {
  const { answer, release } = held();
  const calls = answers(broken, answer);
  const element = page('<maloca-contact thanks-url="/gracias" test-mode></maloca-contact>');
  await send(element, message);
  await expect.poll(() => calls.length).toBe(2);
  visited.push("stored");
  release();
  await expect
    .poll(() => visited)
    .toEqual(["stored", `${location.origin}/gracias?reference=${REFERENCE}`]);
});

test("a page that prevents the default of `maloca-sent` keeps the visitor", async () => {
  answers(accepted);
  const element = page('<maloca-contact thanks-url="/gracias"></maloca-contact>');
  const sent = sentBy(element, true);
  await send(element, message);
  await sent;
  await expect.poll(() => find(element, "[part=confirmation]")?.textContent).toContain(REFERENCE);
  // The next visitor leaves; the first would have left before.
  await send(page('<maloca-contact thanks-url="/otra"></maloca-contact>'), message);
  await expect.poll(() => visited).toEqual([`${location.origin}/otra?reference=${REFERENCE}`]);
});

test.each(["javascript:alert(1)", "http://"])(
  "%s is named and not opened, and the form confirms by itself",
  async (address) => {
    answers(accepted);
    const element = page(`<maloca-contact thanks-url="${address}"></maloca-contact>`);
    await send(element, message);
    await expect
      .poll(() => warned.mock.calls.map(String))
      .toEqual([expect.stringContaining(`thanks-url: "${address}" is not opened`)]);
    await expect.poll(() => find(element, "[part=confirmation]")).toBeTruthy();
    expect(visited).toEqual([]);
  },
);

test("a request without a reference goes to the same page without one", async () => {
  answers(() => Response.json({}));
  const element = page('<maloca-newsletter thanks-url="/gracias"></maloca-newsletter>');
  await send(element, { email: "ana@example.com" });
  await expect.poll(() => visited).toEqual([`${location.origin}/gracias`]);
});
