import { partnershipNotices } from "@maloca/catalog/locales/es";
import { beforeEach, expect, test, vi } from "vitest";
import { answers, field, fill, find, page, toasts } from "../../test/page";
import "./partnership.element";

const good = {
  firstName: "Ana",
  lastName: "Gómez",
  organizationName: "Hotel aliado",
  organizationType: "hotel",
  email: "ana@hotel.example",
  phone: "+57 300 123 4567",
  country: "Colombia",
  projectDescription: "Un circuito de huéspedes que siembran mangle con la comunidad.",
  objectives: "Que cada estadía deje un árbol en pie.",
};

const submitted = "¡Propuesta enviada! Te hemos redirigido a tu cliente de correo.";
const button = (element: Element) => find<HTMLButtonElement>(element, "[type=submit]");
const text = (element: Element) => find<HTMLTextAreaElement>(element, "textarea[readonly]");

/** Addresses that were opened. No mail client is started. */
let opened: string[] = [];

beforeEach(() => {
  opened = [];
  vi.spyOn(window, "open").mockImplementation((url, target) => {
    opened.push(`${target} ${url}`);
    return null;
  });
});

async function partnership(attributes = "") {
  const element = page(`<maloca-partnership ${attributes}></maloca-partnership>`);
  await expect.poll(() => button(element)?.textContent).toBe("Enviar propuesta");
  return element;
}

// First in this file: no test before it has brought the check.
test("a click before validation has loaded waits for it, then opens the mail client", async () => {
  const element = await partnership();
  fill(element, good);
  button(element)?.click();
  expect(opened).toEqual([]);
  await expect.poll(() => opened.length).toBe(1);
  await expect.poll(toasts).toContain(submitted);
});

test("a valid proposal opens the mail client within the click, nothing is sent, and it can be copied until it is changed", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (words) => {
    copied.push(words);
  });
  const calls = answers(() => Response.json({}));
  const element = await partnership('address="alianzas@hotel.example"');
  // An empty form is checked by what comes when somebody starts to fill it.
  button(element)?.click();
  await expect.poll(() => find(element, "[aria-invalid]")).not.toBeNull();
  fill(element, good);
  button(element)?.click();
  // At once, not after an await.
  expect(opened).toEqual([
    expect.stringMatching(/^_self mailto:alianzas@hotel\.example\?subject=/),
  ]);
  const { searchParams } = new URL(opened[0]?.slice("_self ".length) ?? "");
  expect(searchParams.get("subject")).toBe("Propuesta de alianza: Hotel aliado (Hotel)");
  await expect.poll(() => text(element)?.value).toContain("Organización: Hotel aliado");
  await expect
    .poll(() => element.shadowRoot?.activeElement?.textContent)
    .toBe("¿No se abrió tu correo? Copia el texto y envíalo a alianzas@hotel.example");
  expect(field(element, "objectives").value).toBe(good.objectives);
  [...(element.shadowRoot?.querySelectorAll("button") ?? [])].at(-1)?.click();
  expect(copied).toEqual([searchParams.get("body")]);
  fill(element, { country: "Perú" });
  await expect.poll(() => text(element)).toBeNull();
  expect(calls).toEqual([]);
});

test("where no mail client can be opened the page is told, and what was typed stays", async () => {
  const element = await partnership();
  const failed = vi.fn();
  element.addEventListener("maloca-failed", (event) =>
    failed((event as CustomEvent).detail.reason),
  );
  fill(element, good);
  vi.mocked(window.open).mockImplementation(() => {
    throw new DOMException("refused");
  });
  button(element)?.click();
  await expect.poll(toasts).toContain(partnershipNotices.failed.text);
  expect(failed.mock.calls).toEqual([["render"]]);
  expect(field(element, "objectives").value).toBe(good.objectives);
});
