import { settings } from "@maloca/catalog";
import { expect, test } from "vitest";
import { find, page } from "../../../test/page";
import type { MalocaElement } from "../element/element";
import "../../booking/booking.element";
import "../../contact/contact.element";
import "../../experiences/experiences.element";
import "../../help/help.element";
import "../../lightbox/lightbox.element";
import "../../newsletter/newsletter.element";
import "../../partnership/partnership.element";
import "../../payment/payment.element";
import "../../trip-wizard/trip-wizard.element";

const ELSEWHERE = "https://maloca.example";
const PICTURE = "data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>";

const line = (element: Element) => find(element, "[part=operator]");
const own = `Operado por ${settings.legalName} · RNT ${settings.rnt}`;

/** A widget as it is seen: dialogs are opened. */
async function shown(name: string, attributes = "") {
  const element = page(
    `<maloca-${name} ${attributes}><a href="${PICTURE}">Mar</a></maloca-${name}>`,
  ) as MalocaElement;
  if (/booking|payment|lightbox/.test(name)) element.show();
  if (name === "help") {
    await expect.poll(() => find(element, "[role=button]")).toBeTruthy();
    find(element, "[role=button]")?.click();
  }
  return element;
}

const sending = ["booking", "trip-wizard", "contact", "newsletter", "partnership"];

test.each([
  ...sending.map((name) => [name, `endpoint="${ELSEWHERE}"`, own]),
  ...["payment", "help", "experiences", "lightbox"].map((name) => [
    name,
    'operator="Río SAS" rnt="4321"',
    "Operado por Río SAS · RNT 4321",
  ]),
] as const)("%s with %s says who operates the trips, once", async (name, attributes, text) => {
  const element = await shown(name as string, attributes);
  await expect.poll(() => line(element)?.textContent).toBe(text);
  // The line is drawn before its dialog opens.
  await expect.poll(() => line(element)?.checkVisibility()).toBe(true);
  expect(Number.parseFloat(getComputedStyle(line(element) as Element).fontSize)).toBeGreaterThan(
    12,
  );
  expect(element.shadowRoot?.querySelectorAll("[part=operator]")).toHaveLength(1);
  // A dialog is a grid of its head and its form: a third child would break it.
  expect(line(element)?.parentElement?.localName).not.toBe("dialog");
  const form = find(element, "form");
  if (form) expect(line(element)?.parentElement).toBe(form);
});

test("the operator is named in the page's language, and the line goes with the option that asked for it", async () => {
  const element = await shown("experiences", 'operator="Río SAS" rnt="4321" lang="en"');
  const english = "Operated by Río SAS · Colombian tourism registry (RNT) 4321";
  await expect.poll(() => line(element)?.textContent).toBe(english);
  element.lang = "es";
  await expect.poll(() => line(element)?.textContent).toBe("Operado por Río SAS · RNT 4321");
  element.removeAttribute("operator");
  element.removeAttribute("rnt");
  await expect.poll(() => line(element)).toBeNull();
});

test("on the operator's own site nothing is added", async () => {
  const pair = page(
    `<div><maloca-contact endpoint=""></maloca-contact>
      <maloca-contact endpoint="${ELSEWHERE}"></maloca-contact></div>`,
  );
  const [element, other] = [...pair.children] as [Element, Element];
  // Whoever comes second has its line: so has the first, if it is to have one.
  await expect.poll(() => line(other)?.textContent).toBe(own);
  expect(find(element, "form")).toBeTruthy();
  expect(line(element)).toBeNull();
});

test("the page's `<base>` decides where an empty endpoint leads", async () => {
  const base = document.head.appendChild(document.createElement("base"));
  base.href = `${ELSEWHERE}/`;
  const element = await shown("contact", 'endpoint=""');
  await expect.poll(() => line(element)?.textContent).toBe(own);
  base.remove();
});
