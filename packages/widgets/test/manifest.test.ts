import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { describeWidgets } from "../../tooling/wordpress/plugin";
import { widgetNames } from "../src/widgets";
import { openPage } from "./built";

// The package's manifest of its elements, what is written from it, and the elements as they are used. That
// they have its parts and events, and no others: `every-word.test.ts`.

interface Named {
  name: string;
  fieldName?: string;
  kind?: string;
  description?: string;
}
interface Declaration extends Record<"attributes" | "members" | "events" | "cssParts", Named[]> {
  tagName: string;
  cssProperties: Named[];
}

const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const manifest = JSON.parse(file("../dist/custom-elements.json"));
const elements: Declaration[] = manifest.modules[0].declarations;

const browser = testBrowser();

test("each element's attributes are observed, have a property and are described, and each custom property changes what is rendered", async () => {
  const page = await openPage(
    browser,
    `${widgetNames.map((name) => `<maloca-${name}></maloca-${name}>`).join("")}<script type="module">
      for (const name of ${JSON.stringify(widgetNames)}) await import("./" + name + ".js");
      document.querySelector("maloca-booking").open = true;
    </script>`,
  );
  await page.locator("maloca-booking [part=submit]").click();
  await page.locator("maloca-booking [part=error]").first().waitFor();
  expect(elements.map(({ tagName }) => tagName).sort()).toEqual(
    widgetNames.map((name) => `maloca-${name}`).sort(),
  );
  for (const { tagName, attributes, members, events, cssParts } of elements) {
    const real = await page.evaluate((name) => {
      const kind = customElements.get(name) as CustomElementConstructor & {
        observedAttributes: string[];
      };
      const own: string[] = [];
      // An element that is a form's field stands on one that is not.
      for (let at = kind.prototype; at !== HTMLElement.prototype; at = Object.getPrototypeOf(at))
        own.push(...Object.getOwnPropertyNames(at));
      return { observed: [...kind.observedAttributes].sort(), own };
    }, tagName);
    expect(attributes.map(({ name }) => name).sort()).toEqual(real.observed);
    const methods = members.filter(({ kind }) => kind === "method").map(({ name }) => name);
    const fields = attributes.map(({ fieldName }) => fieldName);
    expect(real.own, tagName).toEqual(expect.arrayContaining([...fields, ...methods]));
    const all = [...attributes, ...events, ...cssParts];
    expect(all.filter(({ description }) => !description)).toEqual([]);
  }
  for (const { name } of elements[0]?.cssProperties ?? []) {
    const probe = /radius/.test(name) ? "37px" : /font/.test(name) ? "Probe" : "rgb(1, 2, 3)";
    const found = await page.locator("maloca-booking").evaluate(
      (element, [property = "", value = ""]) => {
        (element as HTMLElement).style.setProperty(property, value);
        const nodes = [...(element.shadowRoot as ShadowRoot).querySelectorAll("*")];
        const styles = nodes.flatMap((node) => [
          getComputedStyle(node),
          getComputedStyle(node, "::after"),
        ]);
        const text = styles.map((style) =>
          [...style].map((each) => style.getPropertyValue(each)).join(),
        );
        (element as HTMLElement).style.removeProperty(property);
        return text.some((each) => each.includes(value));
      },
      [name, probe],
    );
    expect(found, name).toBe(true);
  }
});

test("the WordPress plugin knows every widget and its options: `npm run docs` writes them", () => {
  const described = describeWidgets(manifest);
  expect(file("../../../examples/wordpress/widgets.json")).toBe(described);
  // With the words of its button, six are in sight.
  const { widgets, options } = JSON.parse(described);
  for (const { button, options: names } of Object.values<{ button: boolean; options: string[] }>(
    widgets,
  )) {
    const first = names.filter((name) => options[name].first);
    expect(first.length + Number(button)).toBeLessThanOrEqual(6);
  }
});
