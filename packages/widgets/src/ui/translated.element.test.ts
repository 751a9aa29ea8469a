import { expect, test, vi } from "vitest";
import { field, fill, find, page, plain } from "../../test/page";
import "../experiences/experiences.element";
import "../payment/payment.element";

// A page's translator, as Chrome's: it puts elements in place of text nodes, in open shadow roots too.

function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest("style, textarea, option"))
      texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return texts.length;
}

test("a payment's figures and its travellers are right on a translated page", async () => {
  const element = page(
    '<maloca-payment destination="Guaviare" amount="1000000" open></maloca-payment>',
  );
  const figures = () =>
    [...(element.shadowRoot?.querySelectorAll("dd") ?? [])].map((dd) => plain(dd.textContent));
  await expect.poll(() => figures()[0]).toBe("$ 300.000");
  expect(translate(element.shadowRoot as ShadowRoot)).toBeGreaterThan(5);
  find(element, "[part=more]")?.click();
  await expect.poll(() => figures().slice(0, 2)).toEqual(["$ 600.000", "$ 1.400.000"]);
  expect(find(element, "output")?.textContent).toBe("2");
  expect(plain(find(element, "[part=travelers]")?.textContent)).toContain(
    "2 × $ 1.000.000 = $ 2.000.000",
  );
  fill(element, { amount: "3000000" });
  await expect.poll(() => figures().slice(0, 2)).toEqual(["$ 900.000", "$ 2.100.000"]);
});

test("errors and counters are right on a translated page", async () => {
  const element = page('<maloca-experiences experiences="Surf,Masaje,Pesca"></maloca-experiences>');
  const counter = () => find(element, "[part=counter]")?.textContent;
  await expect.poll(counter).toBe("0/2 experiencias seleccionadas");
  translate(element.shadowRoot as ShadowRoot);
  find(element, "input")?.click();
  await expect.poll(counter).toBe("1/2 experiencias seleccionadas");
  // What is chosen stays what the page wrote.
  expect(field(element, "experiences").value).toBe("Surf");
});

test("a changed message is not said to be copied, on a translated page", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const element = page(
    '<maloca-payment destination="Guaviare" amount="1000000" open></maloca-payment>',
  );
  // The sums come after the fields.
  await expect.poll(() => field(element, "amount")?.value).toBeTruthy();
  fill(element, { name: "Ana" });
  find(element, "[type=submit]")?.click();
  await expect.poll(() => find(element, "[part=copy]")).toBeTruthy();
  find(element, "[part=copy]")?.click();
  const said = () => find(element, "[part=copy] + [role=status]")?.textContent;
  await expect.poll(said).toBe("Copiado");
  translate(find(element, "[part=handover]") as HTMLElement);
  fill(element, { name: "Ana Gómez" });
  find(element, "[type=submit]")?.click();
  await expect.poll(said).toBe("");
});
