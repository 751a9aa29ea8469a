import { expect, test } from "vitest";
import { find, page, settled } from "../../test/page";
import "./experiences.element";
import type { ElementOf } from "../elements";

// The selector as a field of a page's own form.

type Selector = ElementOf<"experiences">;

/** A page's form with the selector in it, in the visitor's language. */
async function inForm(attributes: string, around: [string, string] = ["", ""]) {
  page(
    `<form>${around[0]}<maloca-experiences ${attributes}></maloca-experiences>${around[1]}</form>`,
  );
  const form = document.querySelector("form") as HTMLFormElement;
  const selector = form.querySelector("maloca-experiences") as Selector;
  await expect.poll(() => boxes(selector).length).toBeGreaterThan(0);
  // It looks once, after they are painted, at what was ticked before.
  await settled();
  return { form, selector };
}

const boxes = (selector: Element) => [
  ...(selector.shadowRoot?.querySelectorAll<HTMLInputElement>("input") ?? []),
];
const tick = (selector: Element, name: string) => find(selector, `[value="${name}"]`)?.click();
const sent = (form: HTMLFormElement) => [...new FormData(form)];
const counter = (selector: Element) => find(selector, "[role=status]")?.textContent;

test("a form has each chosen experience under the selector's name, and before the page hears of it", async () => {
  const { form, selector } = await inForm('name="plan"');
  const atChange: unknown[] = [];
  form.addEventListener("maloca-change", () => atChange.push(sent(form)));
  expect(sent(form)).toEqual([]);
  tick(selector, "Masaje");
  await expect.poll(() => counter(selector)).toContain("1/2");
  tick(selector, "Safari de ballenas");
  const both = [
    ["plan", "Safari de ballenas"],
    ["plan", "Masaje"],
  ];
  expect(sent(form)).toEqual(both);
  expect(atChange).toEqual([[["plan", "Masaje"]], both]);
  expect(form.elements.namedItem("plan")).toBe(selector);
  expect(selector.form).toBe(form);
  selector.name = "";
  expect(sent(form)).toEqual([]);
});

test("a required selector keeps its form from being sent, and says why in the visitor's language", async () => {
  const { form, selector } = await inForm("required");
  expect(form.checkValidity()).toBe(false);
  expect(selector.validity.valueMissing).toBe(true);
  expect(selector.validationMessage).toBe("Elige al menos una experiencia.");
  selector.lang = "en";
  await expect.poll(() => selector.validationMessage).toBe("Choose at least one experience.");
  selector.strings = { required: "Pick one, please." };
  await expect.poll(() => selector.validationMessage).toBe("Pick one, please.");
  tick(selector, "Masaje");
  expect(form.checkValidity()).toBe(true);
  expect(selector.validationMessage).toBe("");
  await expect.poll(() => counter(selector)).toContain("1");
  tick(selector, "Masaje");
  expect(selector.checkValidity()).toBe(false);
  selector.required = false;
  expect(form.checkValidity()).toBe(true);
});

test("a refused form leads to the selector's first box", async () => {
  const { form, selector } = await inForm("required");
  form.requestSubmit();
  await expect.poll(() => selector.shadowRoot?.activeElement).toBe(boxes(selector)[0]);
});

test.each([
  ["of its own", "disabled", ["", ""]],
  ["of a fieldset around it", "", ["<fieldset disabled>", "</fieldset>"]],
] as const)("nothing can be chosen while %s it is disabled", async (_by, attribute, around) => {
  const { form, selector } = await inForm(`name="plan" required ${attribute}`, [...around]);
  await expect.poll(() => boxes(selector).every((box) => box.matches(":disabled"))).toBe(true);
  expect(form.checkValidity()).toBe(true);
  selector.disabled = false;
  form.querySelector("fieldset")?.removeAttribute("disabled");
  await expect.poll(() => boxes(selector).some((box) => box.matches(":disabled"))).toBe(false);
  expect(form.checkValidity()).toBe(false);
  tick(selector, "Masaje");
  expect(sent(form)).toEqual([["plan", "Masaje"]]);
  // What was chosen stays, and is not sent.
  selector.disabled = true;
  await expect.poll(() => boxes(selector)[0]?.matches(":disabled")).toBe(true);
  expect(sent(form)).toEqual([]);
  expect(boxes(selector).filter((box) => box.checked)).toHaveLength(1);
});

test("a reset form has nothing of it at once", async () => {
  const { form, selector } = await inForm('name="plan" required');
  tick(selector, "Masaje");
  await expect.poll(() => counter(selector)).toContain("1/2");
  form.reset();
  expect(sent(form)).toEqual([]);
  expect(form.checkValidity()).toBe(false);
  await expect.poll(() => counter(selector)).toContain("0/2");
});

test("what a browser remembers of the page is chosen again", async () => {
  const { form, selector } = await inForm('name="plan"');
  const state = new FormData();
  state.append("chosen", "Masaje");
  // As a browser calls it after the way back to the page.
  (selector as Selector & { formStateRestoreCallback(state: FormData): void }) //
    .formStateRestoreCallback(state);
  await expect.poll(() => counter(selector)).toContain("1/2");
  expect(sent(form)).toEqual([["plan", "Masaje"]]);
});

test("focus on the selector goes to its first box", async () => {
  const { selector } = await inForm("");
  selector.focus();
  expect(selector.shadowRoot?.activeElement).toBe(boxes(selector)[0]);
});
