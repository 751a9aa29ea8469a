import { expect, test, vi } from "vitest";
import { answers, broken, field, fill, find, page } from "../../test/page";
import "../contact/contact.element";
import "../experiences/experiences.element";
import "../newsletter/newsletter.element";
import "../partnership/partnership.element";
import "../payment/payment.element";
import "../trip-wizard/trip-wizard.element";

// A form that is reset, the page's around an element or the one inside it.

const formOf = (element: Element) => find<HTMLFormElement>(element, "form") as HTMLFormElement;
const press = (element: Element) =>
  find(element, "fieldset:not([hidden]) [type=submit], [type=submit]")?.click();
const errors = (element: Element) =>
  element.shadowRoot?.querySelectorAll("[part=error], [aria-invalid]").length;
const says = (element: Element) => find(element, "[role=status]")?.textContent;

async function shown(markup: string, selector = "form") {
  const element = page(markup);
  await expect.poll(() => find(element, selector)).not.toBeNull();
  return element;
}

/** A page's form with the choices in it, two of them ticked, and a newsletter that somebody fills. */
async function inForm() {
  page(
    "<form><maloca-experiences></maloca-experiences><maloca-newsletter></maloca-newsletter></form>",
  );
  const form = document.querySelector("form") as HTMLFormElement;
  const [choices, newsletter] = [...form.children] as [HTMLElement, HTMLElement];
  await expect.poll(() => find(newsletter, "form")).not.toBeNull();
  await expect.poll(() => find(choices, "[value=Masaje]")).not.toBeNull();
  for (const name of ["Clase de surf", "Masaje"]) find(choices, `[value="${name}"]`)?.click();
  await expect
    .poll(() => says(choices))
    .toBe("2/2 experiencias seleccionadas (llegaste al máximo)");
  fill(newsletter, { email: "ana@example.com" });
  return { form, choices, newsletter };
}

test("resetting the page's form clears the choices in it, and no widget's form", async () => {
  const { form, choices, newsletter } = await inForm();
  const received = vi.fn();
  choices.addEventListener("maloca-change", (event) => received((event as CustomEvent).detail));
  form.reset();
  await expect.poll(() => says(choices)).toBe("0/2 experiencias seleccionadas");
  expect(choices.shadowRoot?.querySelectorAll(":checked, [aria-disabled]")).toHaveLength(0);
  await expect.poll(() => received.mock.calls).toEqual([[{ ids: [], names: [] }]]);
  expect(field(newsletter, "email").value).toBe("ana@example.com");
});

test("a reset that the page prevents leaves the choices as they are", async () => {
  const { form, choices } = await inForm();
  form.addEventListener("reset", (event) => event.preventDefault());
  form.reset();
  // One less than before.
  find(choices, "[value=Masaje]")?.click();
  await expect.poll(() => says(choices)).toContain("1/2");
  expect(choices.shadowRoot?.querySelectorAll(":checked")).toHaveLength(1);
});

test("resetting a form clears its values and errors", async () => {
  const element = await shown("<maloca-newsletter></maloca-newsletter>");
  fill(element, { email: "ana" });
  press(element);
  await expect.poll(() => errors(element)).toBe(2);
  formOf(element).reset();
  await expect.poll(() => errors(element)).toBe(0);
  expect(field(element, "email").value).toBe("");
  expect(says(element)).toBe("");
});

test("resetting a form cancels its pending request", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const calls = answers(broken);
  const element = await shown("<maloca-contact></maloca-contact>");
  fill(element, { name: "Ana", email: "ana@example.com", message: "¿Hay cupo?" });
  press(element);
  await expect.poll(() => says(element)).toContain("Sin señal.");
  const before = calls.length;
  formOf(element).reset();
  await expect.poll(() => says(element)).toBe("");
  dispatchEvent(new Event("online"));
  // What is sent after it is the next request.
  fill(element, { name: "Eva", email: "eva@example.com", message: "¿Y en mayo?" });
  press(element);
  await expect.poll(() => calls[before]?.body).toMatchObject({ name: "Eva" });
  expect(errors(element)).toBe(0);
});

test("resetting the wizard returns to its first step, clears its memory and keeps focus", async () => {
  const element = await shown("<maloca-trip-wizard></maloca-trip-wizard>");
  const step = () => find(element, "fieldset[id]:not([hidden]) h3")?.textContent;
  fill(element, { first_name: "Ana", last_name: "Gómez" });
  press(element);
  await expect.poll(step).toContain("Paso 2");
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.focus();
  formOf(element).reset();
  await expect.poll(step).toContain("Paso 1");
  expect(field(element, "first_name").value).toBe("");
  expect(document.activeElement).toBe(elsewhere);
  expect(sessionStorage.getItem("maloca-trip-wizard")).toBeNull();
});

test("resetting payment clears its amounts", async () => {
  const element = await shown('<maloca-payment destination="Guaviare" open></maloca-payment>');
  // What it says without an amount comes a moment after the form.
  await expect.poll(() => says(element)).toBeTruthy();
  const nothing = says(element);
  fill(element, { amount: "1.000.000" });
  await expect.poll(() => says(element)).toContain("300.000");
  formOf(element).reset();
  await expect.poll(() => says(element)).toBe(nothing);
  expect(field(element, "concept").value).toBe("Viaje a Guaviare - consulta general");
});
