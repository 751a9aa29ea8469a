import { expect, test, vi } from "vitest";
import {
  accepted,
  answers,
  field,
  fill,
  find,
  held,
  page,
  refusedFor,
  toasts,
} from "../../test/page";
import "./trip-wizard.element";

/** The step that is shown. */
const shown = (element: Element) =>
  find<HTMLFieldSetElement>(element, "fieldset[id]:not([hidden])");
const heading = (element: Element) => shown(element)?.querySelector("h3")?.textContent;
const press = (element: Element) =>
  shown(element)?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
const back = (element: Element) =>
  shown(element)?.querySelector<HTMLButtonElement>("[type=button]")?.click();
const box = (element: Element, value: string) =>
  find<HTMLInputElement>(element, `[value="${value}"]`) as HTMLInputElement;

const titles = [
  "Paso 1 de 4¿Cómo te llamas?",
  "Paso 2 de 4¿Dónde te escribimos?",
  "Paso 3 de 4¿Qué viaje sueñas?",
  "Paso 4 de 4Lo que debemos saber",
];

async function wizard(attributes = "") {
  const element = page(`<maloca-trip-wizard ${attributes}></maloca-trip-wizard>`);
  await expect.poll(() => heading(element)).toBeDefined();
  return element;
}

async function next(element: Element, step: number) {
  press(element);
  await expect.poll(() => heading(element)).toBe(titles[step - 1]);
}

/** To the last step, with what is asked for and no more. */
async function filled() {
  const element = await wizard();
  fill(element, { first_name: "Ana", last_name: "Gómez" });
  await next(element, 2);
  fill(element, { email: "ana sin arroba" });
  await next(element, 3);
  await next(element, 4);
  return element;
}

test("the wizard marks the current step and focuses it", async () => {
  const element = await wizard();
  const current = () => find(element, "[aria-current=step]")?.textContent;
  expect(current()).toBe("Tú");
  expect(shown(element)?.querySelector("[type=button]")).toBeNull();
  // Nobody is moved before they did something.
  expect(element.shadowRoot?.activeElement).toBeNull();
  fill(element, { first_name: "Ana", last_name: "Gómez" });
  await next(element, 2);
  expect(current()).toBe("Contacto");
  await expect
    .poll(() => element.shadowRoot?.activeElement?.querySelector("h3")?.textContent)
    .toBe(titles[1]);
  back(element);
  await expect.poll(() => heading(element)).toBe(titles[0]);
  await expect
    .poll(() => element.shadowRoot?.activeElement?.querySelector("h3")?.textContent)
    .toBe(titles[0]);
  expect(field(element, "first_name").value).toBe("Ana");
});

test("the wizard sends eleven columns and resets", async () => {
  const calls = answers(accepted);
  const sent = vi.fn();
  const element = await wizard('destination="Chocó"');
  element.addEventListener("maloca-sent", (event) => sent((event as CustomEvent).detail));
  fill(element, { first_name: " Ana ", last_name: "Gómez" });
  await next(element, 2);
  fill(element, { email: "ana sin arroba", phone: "+57 300" });
  await next(element, 3);
  fill(element, { travel_dates: "marzo", num_travelers: "3", budget_range: "hasta 800 USD" });
  box(element, "Gastronomía tradicional").click();
  box(element, "Proyectos comunitarios").click();
  await next(element, 4);
  fill(element, { special_requirements: "Sin gluten", how_found_us: "Una amiga" });
  press(element);
  await expect
    .poll(toasts)
    .toContain(
      "¡Solicitud enviada! Ana, el equipo de Maloca se pondrá en contacto contigo pronto.",
    );
  expect(new URL(calls[0]?.url as string).pathname).toBe("/rest/v1/trip_requests");
  const request = {
    first_name: "Ana",
    last_name: "Gómez",
    email: "ana sin arroba",
    phone: "+57 300",
    destination: "Chocó",
    travel_dates: "marzo",
    num_travelers: 3,
    budget_range: "hasta 800 USD",
    interests: ["Proyectos comunitarios", "Gastronomía tradicional"],
    special_requirements: "Sin gluten",
    how_found_us: "Una amiga",
  };
  expect(calls.map(({ body }) => body)).toEqual([request]);
  expect(sent.mock.calls).toEqual([[{ request }]]);
  expect(heading(element)).toBe(titles[0]);
  // Above the empty form, until it is closed.
  const card = () => find(element, "[part=confirmation]");
  await expect.poll(card).not.toBeNull();
  // It has the focus, and a name.
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(card());
  const title = element.shadowRoot?.getElementById(card()?.getAttribute("aria-labelledby") ?? "");
  expect(title?.textContent).toBe("¡Solicitud enviada!");
  expect(field(element, "first_name").checkVisibility()).toBe(true);
  find(element, "[part=close]")?.click();
  await expect.poll(card).toBeNull();
  await expect
    .poll(() => element.shadowRoot?.activeElement?.querySelector("h3")?.textContent)
    .toBe(titles[0]);
  expect(field(element, "first_name").value).toBe("");
  expect(field(element, "destination").value).toBe("Chocó");
  expect(box(element, "Proyectos comunitarios").checked).toBe(false);
  expect(sessionStorage.getItem("maloca-trip-wizard")).toBeNull();
});

test("a reload in the same tab restores the wizard's step and what was typed", async () => {
  const attributes = 'consent destination="Chocó"';
  let element = await wizard(attributes);
  fill(element, { first_name: "Ana", last_name: "Gómez" });
  await next(element, 2);
  fill(element, { email: "a" });
  await next(element, 3);
  box(element, "Aventura y deportes").click();
  field(element, "consent").checked = true;
  fill(element, { destination: "Guaviare" });
  element = await wizard(attributes);
  await expect.poll(() => heading(element)).toBe(titles[2]);
  expect(field(element, "first_name").value).toBe("Ana");
  expect(field(element, "destination").value).toBe("Guaviare");
  await expect.poll(() => box(element, "Aventura y deportes").checked).toBe(true);
  expect(box(element, "Relajación y bienestar").checked).toBe(false);
  expect(field(element, "consent").checked).toBe(false);
  // Nobody's page jumps for it.
  expect(element.shadowRoot?.activeElement).toBeNull();
});

test("after a wizard was removed while it was sent, the next one in the tab is empty", async () => {
  const { answer, release } = held();
  const calls = answers(answer);
  const first = await filled();
  press(first);
  await expect.poll(() => calls.length).toBe(1);
  expect(sessionStorage.getItem("maloca-trip-wizard")).toContain("Ana");
  first.remove();
  await expect.poll(() => find(first, "form")).toBeNull();
  release();
  await expect.poll(() => sessionStorage.getItem("maloca-trip-wizard")).toBeNull();
  const next = await wizard();
  expect(heading(next)).toBe(titles[0]);
  expect(field(next, "first_name").value).toBe("");
});

test("the wizard works with storage that throws or holds nonsense", async () => {
  for (const stored of [
    "step=9&x=y",
    '{"step":2,"typed":[["first_name","Ana"]]}',
    "%E0%A4=&step=%",
    "5",
  ]) {
    sessionStorage.setItem("maloca-trip-wizard", stored);
    const element = await wizard();
    expect(heading(element), stored).toBe(titles[0]);
    expect(field(element, "first_name").value, stored).toBe("");
  }
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await filled();
});

test("travellers in words stop nobody, and a refused field is shown in its step", async () => {
  const calls = answers(refusedFor({ email: "Email inválido" }));
  const element = await filled();
  fill(element, { num_travelers: "dos o tres" });
  press(element);
  await expect.poll(() => heading(element)).toBe(titles[1]);
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(field(element, "email"));
  expect(calls[0]?.body).toMatchObject({
    num_travelers: null,
    special_requirements: expect.stringContaining("dos o tres"),
  });
});

test("a place that asks it for its width is filled, and no further", async () => {
  for (const place of ["display:flex", "display:grid;place-items:center"]) {
    for (const width of [390, 1000]) {
      const box = page(
        `<div style="${place};width:${width}px"><maloca-trip-wizard></maloca-trip-wizard></div>`,
      );
      const element = box.firstElementChild as Element;
      await expect.poll(() => heading(element)).toBeDefined();
      expect(element.getBoundingClientRect().width, place).toBe(Math.min(width, 720));
    }
  }
});

test("a wizard that is removed while it sends tells the page once, that it was sent", async () => {
  const { answer, release } = held();
  const calls = answers(answer);
  const element = await filled();
  const events: string[] = [];
  for (const name of ["sent", "failed"]) {
    element.addEventListener(`maloca-${name}`, () => events.push(name));
  }
  press(element);
  await expect.poll(() => calls.length).toBe(1);
  element.remove();
  // A removed element gives up its content in a task of its own.
  await expect.poll(() => find(element, "form")).toBeNull();
  release();
  await expect.poll(toasts).toContain("¡Solicitud enviada!");
  expect(events).toEqual(["sent"]);
});
