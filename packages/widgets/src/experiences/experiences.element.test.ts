import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { find, page } from "../../test/page";
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

/** The details of the changes that a page hears of. */
function changes() {
  const heard: unknown[] = [];
  document.body.addEventListener("maloca-change", (event) =>
    heard.push((event as CustomEvent).detail),
  );
  return heard;
}

// First, while the tag is not yet defined.
test("boxes checked before the code loads are kept, counted and reported, up to the limit", async () => {
  const heard = changes();
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
  await expect.poll(() => counter(element)).toBe("2/2 experiencias seleccionadas");
  expect(boxes(element)).toEqual(before);
  expect(ticked(element)).toEqual(["Clase de surf", "Pesca artesanal"]);
  expect(heard).toEqual([
    { ids: ["surf-lesson", "artisanal-fishing"], names: ["Clase de surf", "Pesca artesanal"] },
  ]);
});

test("experiences allow two of four; a further tap changes and reports nothing", async () => {
  const element = await selector();
  const heard = changes();
  const [safari, surf, , massage] = boxes(element) as HTMLInputElement[];
  expect(counter(element)).toBe("0/2 experiencias seleccionadas");
  await userEvent.click(massage as Element);
  await expect.poll(() => counter(element)).toBe("1/2 experiencias seleccionadas");
  await userEvent.click(safari as Element);
  await expect.poll(() => counter(element)).toBe("2/2 experiencias seleccionadas");
  expect(boxes(element).map((box) => box.getAttribute("aria-disabled"))).toEqual([
    null,
    "true",
    "true",
    null,
  ]);
  surf?.click();
  expect(ticked(element)).toEqual(["Safari de ballenas", "Masaje"]);
  surf?.focus();
  expect(element.shadowRoot?.activeElement).toBe(surf);
  await userEvent.click(massage as Element);
  await expect.poll(() => counter(element)).toBe("1/2 experiencias seleccionadas");
  expect(heard).toEqual([
    { ids: ["massage"], names: ["Masaje"] },
    { ids: ["whale-safari", "massage"], names: ["Safari de ballenas", "Masaje"] },
    { ids: ["whale-safari"], names: ["Safari de ballenas"] },
  ]);
});

test("each of several taps before the next render counts, and is reported", async () => {
  const element = await selector();
  const heard = changes();
  const [safari, surf, fishing] = boxes(element) as HTMLInputElement[];
  for (const box of [surf, surf, surf, safari, fishing]) box?.click();
  expect(ticked(element)).toEqual(["Safari de ballenas", "Clase de surf"]);
  await expect.poll(() => counter(element)).toBe("2/2 experiencias seleccionadas");
  const names = heard.map((detail) => (detail as { names: string[] }).names);
  expect(names).toEqual([
    ["Clase de surf"],
    [],
    ["Clase de surf"],
    ["Safari de ballenas", "Clase de surf"],
  ]);
});

test("a page may offer a list and a limit of its own", async () => {
  const element = await selector('experiences="Kayak, Masaje, Cacao" max="1"');
  const heard = changes();
  expect(counter(element)).toBe("0/1 experiencias seleccionadas");
  await userEvent.click(boxes(element)[0] as Element);
  await expect.poll(() => heard).toEqual([{ ids: ["Kayak"], names: ["Kayak"] }]);
});
