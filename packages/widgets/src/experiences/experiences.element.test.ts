import { expect, test } from "vitest";
import { find, page } from "../../test/page";
import type { ElementOf } from "../elements";
import * as styles from "../ui/field/checkbox-group.css";
import { reset } from "../ui/reset.css";

// Registered by the tests themselves: what a page shows before its code comes matters here.
const wake = () => import("./experiences.element");

async function selector(attributes = "") {
  await wake();
  const element = page(`<maloca-experiences ${attributes}></maloca-experiences>`);
  await expect.poll(() => boxes(element).length).toBeGreaterThan(0);
  return element;
}

const boxes = (element: Element) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>("input") ?? []),
];
const ticked = (element: Element) =>
  boxes(element)
    .filter((box) => box.checked)
    .map((box) => box.value);
const counter = (element: Element) => find(element, "[role=status]")?.textContent;

/** The details of the change events that a page gets. */
function changes() {
  const received: unknown[] = [];
  document.body.addEventListener("maloca-change", (event) =>
    received.push((event as CustomEvent).detail),
  );
  return received;
}

// First, while the tag is not yet defined.
test("boxes checked before the code loads are kept, counted and reported, up to the limit", async () => {
  const received = changes();
  const host = document.createElement("div");
  document.body.append(host);
  const names = ["Safari de ballenas", "Clase de surf", "Pesca artesanal", "Masaje"];
  const choices = names.map(
    (name) =>
      `<label class="${styles.choice}" part="choice"><input class="${styles.box}" type="checkbox" name="experiences" part="box" value="${name}">${name}</label>`,
  );
  const markup = `<div class="${reset}"><fieldset class="${styles.choices}" part="choices"><legend class="${styles.legend}" part="legend">Elige tus experiencias</legend><div class="${styles.list}">${choices.join("")}</div><p class="${styles.counter}" part="counter" role="status"><span>0/2 experiencias seleccionadas</span></p></fieldset></div>`;
  host.setHTMLUnsafe(
    `<maloca-experiences><template shadowrootmode="open"><style></style><div>${markup}</div></template></maloca-experiences>`,
  );
  const element = host.firstElementChild as Element;
  const before = boxes(element);
  for (const box of [before[1], before[2], before[3]]) box?.click();
  await wake();
  // The pointer stands on one, while the markup is taken over.
  before[0]?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, composed: true }));
  await expect.poll(() => counter(element)).toContain("2/2 experiencias seleccionadas");
  expect(boxes(element)).toEqual(before);
  expect(ticked(element)).toEqual(["Clase de surf", "Pesca artesanal"]);
  expect(received).toEqual([
    { ids: ["surf-lesson", "artisanal-fishing"], names: ["Clase de surf", "Pesca artesanal"] },
  ]);
});

test("each of several taps before the next render counts, and is reported", async () => {
  const element = await selector();
  const received = changes();
  const [safari, surf, fishing] = boxes(element) as HTMLInputElement[];
  // The one too many stands before those that are chosen.
  for (const box of [surf, surf, surf, fishing, safari]) box?.click();
  expect(ticked(element)).toEqual(["Clase de surf", "Pesca artesanal"]);
  await expect.poll(() => counter(element)).toContain("2/2 experiencias seleccionadas");
  const names = received.map((detail) => (detail as { names: string[] }).names);
  expect(names).toEqual([
    ["Clase de surf"],
    [],
    ["Clase de surf"],
    ["Clase de surf", "Pesca artesanal"],
  ]);
});

test.each([
  ["es", "2/2 experiencias seleccionadas (llegaste al máximo)"],
  ["en", "2 experiences chosen, 2 at most (maximum reached)"],
  ["pt", "2 experiências escolhidas, no máximo 2 (você chegou ao máximo)"],
])(
  "in %s the counter says that the maximum is reached, and again for a choice too many",
  async (lang, full) => {
    const element = await selector(`lang="${lang}" experiences="Surf, Masaje, Pesca"`);
    const status = find(element, "[role=status]") as HTMLElement;
    await expect.poll(() => status.textContent).toMatch(/0|nenhuma/i);
    const [surf, massage, fishing] = boxes(element) as HTMLInputElement[];
    surf?.click();
    await expect.poll(() => status.textContent).toContain("1");
    expect(status.textContent).not.toContain("(");
    massage?.click();
    await expect.poll(() => status.textContent).toBe(full);
    const before = [...status.children];
    fishing?.click();
    await expect.poll(() => before.some((one) => status.contains(one))).toBe(false);
    expect(status.textContent).toBe(full);
    surf?.click();
    await expect.poll(() => status.textContent).not.toContain("(");
  },
);

test("where all may be chosen nothing is a maximum", async () => {
  const element = await selector('experiences="Surf, Masaje"');
  for (const box of boxes(element)) box.click();
  await expect.poll(() => counter(element)).toBe("2/2 experiencias seleccionadas");
});

// The selector as a field of a page's own form.

type Selector = ElementOf<"experiences">;

/** A page's form with the selector in it, in the visitor's language. */
async function inForm(attributes: string, around: [string, string] = ["", ""]) {
  await wake();
  page(
    `<form>${around[0]}<maloca-experiences ${attributes}></maloca-experiences>${around[1]}</form>`,
  );
  const form = document.querySelector("form") as HTMLFormElement;
  const selector = form.querySelector("maloca-experiences") as Selector;
  await expect.poll(() => boxes(selector).length).toBeGreaterThan(0);
  return { form, selector };
}

const tick = (selector: Element, name: string) => find(selector, `[value="${name}"]`)?.click();
const sent = (form: HTMLFormElement) => [...new FormData(form)];

test("a form has each chosen experience under the selector's name, and before the page gets the event", async () => {
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
