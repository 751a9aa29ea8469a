import { expect, test, vi } from "vitest";
import { closed, field, fill, find, opened, page } from "../../../test/page";
import "../../booking/booking.element";
import { define } from "./define";

// What a host page relies on.

test("a closed dialog renders nothing, and nothing is mounted outside a page", async () => {
  const detached = document.createElement("maloca-booking");
  const element = page('<maloca-booking><a href="#x">Reserva</a></maloca-booking>');
  await new Promise(requestAnimationFrame);
  expect([find(element, "dialog"), find(detached, "dialog")]).toEqual([null, null]);
  // It keeps its inline position.
  expect(getComputedStyle(element).display).toBe("inline");
  element.hidden = true;
  expect(getComputedStyle(element).display).toBe("none");
});

test("a boolean attribute counts by presence, and its removal restores the default", async () => {
  const element = page("<maloca-booking consent open></maloca-booking>");
  await opened(element);
  expect(field(element, "consent").type).toBe("checkbox");
  element.removeAttribute("consent");
  await expect.poll(() => field(element, "consent")).toBeNull();
  element.setAttribute("consent", "");
  await expect.poll(() => field(element, "consent")?.type).toBe("checkbox");
});

test("a removed text attribute is forgotten, an empty one is an empty text", async () => {
  const element = page(
    '<maloca-booking destination="Guaviare" package="Viva" open></maloca-booking>',
  );
  await opened(element);
  const destination = () => field(element, "destination").value;
  expect(destination()).toBe("Viaje a Guaviare - Viva");
  element.removeAttribute("package");
  await expect.poll(destination).toBe("Viaje a Guaviare - consulta general");
  element.setAttribute("destination", "");
  await expect.poll(destination).toBe("");
});

const texts = {
  endpoint: "https://operador.example/",
  experiences: "Surf, Masaje ,, Pesca",
  "max-experiences": "1",
  strings: '{"submit":"Pedir"}',
};
test.each([
  [
    "attribute",
    (element: HTMLElement, name: string, text: string) => element.setAttribute(name, text),
  ],
  [
    "property",
    (element: HTMLElement, name: string, text: string) =>
      Object.assign(element, { [name.replace("-e", "E")]: text }),
  ],
])("numbers, lists and tables of words are read from the text of an %s", async (_, set) => {
  const element = page("<maloca-booking></maloca-booking>");
  for (const [name, text] of Object.entries(texts)) set(element, name, text);
  element.show();
  await opened(element);
  expect(element.experiences).toEqual(["Surf", "Masaje", "Pesca"]);
  expect(element.endpoint).toBe("https://operador.example");
  expect(find(element, "fieldset")?.textContent).toContain("Has seleccionado 0 de 1 experiencias");
  expect(find(element, "fieldset")?.querySelectorAll("input")).toHaveLength(3);
  expect(find(element, "[type=submit]")?.textContent).toBe("Pedir");
  expect(find(element, "h2")?.textContent).toBe("Solicita tu reserva");
});

const wrong: [attribute: string, text: string, message: string][] = [
  ["max-experiences", "muchas", '"muchas" is not a number; using 2'],
  ["endpoint", "javascript:alert()", '"javascript:alert()" is not a web address; write https://…'],
  ["strings", "{title:1", 'not JSON; write it like {"key":"texto"}'],
  ["metadata", '{"room":["12"]}', 'JSON, but not of texts alone; write it like {"key":"texto"}'],
  ["destination", "x".repeat(2 ** 20), "1048576 letters; write at most 20000"],
];

test("an invalid attribute logs one line, fires an event, and the default applies", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const failed = vi.fn();
  const element = page("<maloca-booking open></maloca-booking>");
  element.addEventListener("maloca-failed", (event) => failed((event as CustomEvent).detail));
  await opened(element);
  // Loads once the dialog is open.
  await expect.poll(() => find(element, "[part=ticket]")).not.toBeNull();
  const before = find(element, "dialog")?.innerHTML;
  for (const [attribute, text, message] of wrong) {
    element.setAttribute(attribute, text);
    const said = `attribute ${attribute}: ${message}`;
    await expect.poll(() => warn.mock.calls).toEqual([[`<maloca-booking> ${said}`]]);
    expect(failed.mock.calls).toEqual([[{ reason: "attribute", message: said }]]);
    expect(find(element, "dialog")?.innerHTML).toBe(before);
    for (const heard of [warn, failed]) heard.mockClear();
  }
});

test("a thousand invalid changes log one line, and the last valid one is shown", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const element = page("<maloca-booking open></maloca-booking>");
  await opened(element);
  for (let round = 0; round < 1000; round++) {
    element.setAttribute("max-experiences", `muchas ${round}`);
    element.setAttribute("destination", `Guaviare ${round}`);
    if (round % 100 === 0) await new Promise(requestAnimationFrame);
  }
  await expect
    .poll(() => field(element, "destination").value)
    .toBe("Viaje a Guaviare 999 - consulta general");
  expect(warn).toHaveBeenCalledTimes(1);
});

/** What TypeScript does not know of a node yet. */
interface Mover {
  moveBefore(node: Node, before: null): void;
}

// WebKit has no moveBefore yet.
const ways = ["append", ...("moveBefore" in Element.prototype ? ["moveBefore"] : [])];

for (const way of ways) {
  test(`moving the node with ${way} keeps what was typed and stays open`, async () => {
    document.body.innerHTML = "<main></main><aside></aside>";
    const [main, aside] = document.querySelectorAll<HTMLElement & Mover>("main, aside");
    const element = document.createElement("maloca-booking");
    element.setAttribute("open", "");
    main?.append(element);
    await opened(element);
    fill(element, { name: "Ana Gómez" });
    if (way === "moveBefore") {
      aside?.moveBefore(element, null);
    } else {
      aside?.append(element);
    }
    // What comes after the move, in the same form.
    element.setAttribute("destination", "Providencia");
    await expect.poll(() => field(element, "destination").value).toContain("Providencia");
    await opened(element);
    expect(field(element, "name").value).toBe("Ana Gómez");
  });
}

test("no attribute names a function of the page, and light children stay in it", async () => {
  const stolen = vi.fn();
  Object.assign(window, { stolen });
  const element = page(
    '<maloca-booking open on-open="stolen" onopen="stolen"><a href="#x">Escríbenos</a></maloca-booking>',
  );
  await opened(element);
  expect(stolen).not.toHaveBeenCalled();
  expect(element.querySelector("a")?.checkVisibility()).toBe(true);
});

function Breaks(): never {
  throw new Error("boom");
}

test("a failing widget shows the page's fallback, or contact links", async () => {
  const failed = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => {});
  document.addEventListener("maloca-failed", (event) => failed((event as CustomEvent).detail), {
    once: true,
  });
  define({ name: "breaks", kind: "inline", component: Breaks, options: {} });
  const element = page("<maloca-breaks></maloca-breaks>");
  await expect
    .poll(() => find<HTMLAnchorElement>(element, "a[href^=mailto]")?.checkVisibility())
    .toBe(true);
  expect(find(element, "p")?.textContent).toMatch(
    /^Algo falló\. Escríbenos por WhatsApp o a [\w.]+@[\w.]+\w\.$/,
  );
  expect(failed).toHaveBeenCalledWith({ reason: "render", message: "Error: boom" });

  const withFallback = page("<maloca-breaks><b>Llámanos</b></maloca-breaks>");
  await expect.poll(() => withFallback.querySelector("b")?.checkVisibility()).toBe(true);
  await expect.poll(() => find(withFallback, "a[href^=mailto]")?.checkVisibility()).toBe(false);
});

test("a tag is defined once, however often its code is loaded", async () => {
  const { widget } = await import("../../contact/contact.element");
  const before = customElements.get("maloca-contact");
  expect(() => define(widget)).not.toThrow();
  expect(customElements.get("maloca-contact")).toBe(before);
});

test("show() takes options for one opening, close() keeps what was typed", async () => {
  const element = page('<maloca-booking destination="Guaviare"></maloca-booking>');
  element.show({ package: "Viva" });
  await opened(element);
  expect(element.open).toBe(true);
  // The attribute is the page's.
  expect(element.hasAttribute("open")).toBe(false);
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - Viva");
  fill(element, { name: "Ana" });
  element.close();
  await closed(element);
  expect(element.open).toBe(false);
  element.show();
  await opened(element);
  expect(field(element, "name").value).toBe("Ana");
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - consulta general");
});

const openings: [how: string, open: (element: ReturnType<typeof page>) => void][] = [
  ["its property", (element) => Object.assign(element, { open: true })],
  ["its attribute", (element) => element.setAttribute("open", "")],
  ["show() without any", (element) => element.show()],
];
test.each(openings)("options of one opening do not apply to the next, by %s", async (_, open) => {
  const element = page('<maloca-booking destination="Guaviare"></maloca-booking>');
  element.show({ package: "Viva", experiences: "Surf" });
  await opened(element);
  element.close();
  await closed(element);
  open(element);
  await opened(element);
  await expect
    .poll(() => field(element, "destination").value)
    .toBe("Viaje a Guaviare - consulta general");
  expect(find(element, "fieldset")).toBeNull();
});

test("show() takes what the properties take, and on an open dialog other options", async () => {
  const element = page("<maloca-booking></maloca-booking>");
  element.show({ experiences: ["Surf", "Masaje"], chosen: ["Masaje"], maxExperiences: 1 });
  await opened(element);
  const choices = () => find(element, "fieldset")?.textContent;
  expect(choices()).toContain("Has seleccionado 1 de 1 experiencias");
  element.show({ experiences: "Pesca", maxExperiences: "3", consent: true });
  await expect.poll(choices).toContain("Has seleccionado 0 de 3 experiencias");
  expect(field(element, "consent").type).toBe("checkbox");
});

test("a removed element releases everything", async () => {
  const element = page("<maloca-booking open></maloca-booking>");
  await opened(element);
  element.remove();
  await expect.poll(() => find(element, "dialog")).toBeNull();
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe("visible");
});

test("a dialog inside a hidden ancestor is visible", async () => {
  document.body.innerHTML =
    '<div style="display:none"><maloca-booking open></maloca-booking></div>';
  const element = document.querySelector("maloca-booking") as HTMLElement;
  await opened(element);
  await expect.poll(() => find(element, "dialog")?.checkVisibility()).toBe(true);
});
