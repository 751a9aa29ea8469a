import { settings } from "@maloca/catalog";
import { expect, test } from "vitest";
import { find, page } from "../../../test/page";
import "../../contact/contact.element";
import "../../experiences/experiences.element";

const ELSEWHERE = "https://maloca.example";

const line = (element: Element) => find(element, "[part=operator]");
const own = `Operado por ${settings.legalName} · RNT ${settings.rnt}`;

// That each widget says it: `test/every-word.test.ts`.
test("the operator is named in the page's language, and the line goes with the option that asked for it", async () => {
  const element = page(
    '<maloca-experiences operator="Río SAS" rnt="4321" lang="en"></maloca-experiences>',
  );
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
  expect(line(other)?.parentElement).toBe(find(other, "form"));
  expect(find(element, "form")).toBeTruthy();
  expect(line(element)).toBeNull();
});

test("the page's `<base>` decides where an empty endpoint leads", async () => {
  const base = document.head.appendChild(document.createElement("base"));
  base.href = `${ELSEWHERE}/`;
  const element = page('<maloca-contact endpoint=""></maloca-contact>');
  await expect.poll(() => line(element)?.textContent).toBe(own);
  base.remove();
});
